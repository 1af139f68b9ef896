import type { CalendarDay } from '@dime-time/finance-core';
import type { Debt, Payment } from '@dime-time/finance-core/contract';
import { Button } from '../../components/Button/index.ts';
import { Card } from '../../components/Card/index.ts';
import { DebtCard, DebtCardSkeleton } from '../../components/DebtCard/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { LoadablePanel } from '../../components/LoadablePanel/index.ts';
import type { BoostAction } from '../../components/PaymentBoost/index.ts';
import { Section } from '../../components/Section/index.ts';
import type { Loadable } from '../../loadable.ts';
import * as styles from './Debts.css.ts';

export interface DebtCardsProps {
  debts: Loadable<readonly Debt[]>;
  payments: Loadable<readonly Payment[]>;
  today: CalendarDay;
  timeZone: string;
  onMakePayment: (debtId: string) => void;
  onBoost: BoostAction;
  onAddDebt: () => void;
}

/** A card for each debt, or what stands in their place. */
export function DebtCards({ debts, onAddDebt, ...card }: DebtCardsProps) {
  return (
    <Section title="Your Debts">
      <LoadablePanel
        value={debts}
        errorTitle="Debts could not be loaded"
        skeleton={
          <div className={styles.cards}>
            <DebtCardSkeleton />
            <DebtCardSkeleton />
          </div>
        }
      >
        {(data) =>
          data.length === 0 ? (
            <Card>
              <EmptyState
                title="No debts found"
                description="Add a debt to see what it costs and how soon it can be gone."
                action={<Button onClick={onAddDebt}>Add Debt Account</Button>}
              />
            </Card>
          ) : (
            <ul className={styles.cards}>
              {data.map((debt) => (
                <li key={debt.id}>
                  <DebtCard debt={debt} {...card} />
                </li>
              ))}
            </ul>
          )
        }
      </LoadablePanel>
    </Section>
  );
}
