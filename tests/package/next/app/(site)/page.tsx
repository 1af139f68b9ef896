import { calendarDay } from '@dime-time/finance-core';
import type { Debt } from '@dime-time/finance-core/contract';
import { aprFromPercent, cents } from '@dime-time/finance-core/money';
import { Heading, Link, Money, PayoffEstimate } from '@dime-time/ui';
import { DebtTrendChart } from '@dime-time/ui/charts/DebtTrendChart';

const card: Debt = {
  id: 'card',
  name: 'Everyday card',
  accountNumber: '4821',
  currentBalance: cents(620_000),
  originalBalance: cents(800_000),
  minimumPayment: cents(15_500),
  interestRate: aprFromPercent(24.99),
  dueDate: 15,
};

/** A server component: it makes the amounts and renders the components itself. */
export default function Page() {
  return (
    <main>
      <Heading level={1}>
        You owe <Money className="total" amount={card.currentBalance} tone="debt" />
      </Heading>
      <PayoffEstimate debt={card} today={calendarDay('2026-11-19')} />
      <DebtTrendChart
        points={[
          { label: 'Oct', value: cents(660_000) },
          { label: 'Nov', value: cents(620_000) },
        ]}
      />
      <Link href="/about">About us</Link>
    </main>
  );
}
