import { Insights } from '@dime-time/ui';
import { useDashboardSummary } from '../data/useDashboardSummary.ts';
import { useDebts } from '../data/useDebts.ts';
import { usePayments } from '../data/usePayments.ts';
import { useTransactions, useTransactionTotal } from '../data/useTransactions.ts';
import { useClock } from '../shell/useClock.ts';

export default function InsightsPage() {
  const transactions = useTransactions();
  const total = useTransactionTotal();
  const debts = useDebts();
  const payments = usePayments();
  const summary = useDashboardSummary();
  const { asOf, timeZone } = useClock();
  return (
    <Insights
      transactions={transactions}
      total={total}
      debts={debts}
      payments={payments}
      summary={summary}
      asOf={asOf}
      timeZone={timeZone}
    />
  );
}
