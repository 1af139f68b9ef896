import { Insights } from '@dime-time/ui/screens/Insights';
import { useDashboardSummary } from '../round-ups/useDashboardSummary.ts';
import { useDebts } from '../debts/useDebts.ts';
import { usePayments } from '../debts/usePayments.ts';
import { useTransactions, useTransactionTotal } from '../transactions/useTransactions.ts';
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
