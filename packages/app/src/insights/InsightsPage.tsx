import { Insights } from '@dime-time/ui';
import { useDebts, usePayments } from '../debts/index.ts';
import { useDashboardSummary } from '../round-ups/index.ts';
import { useTransactions, useTransactionTotal } from '../transactions/index.ts';

export default function InsightsPage() {
  const transactions = useTransactions();
  const total = useTransactionTotal();
  const debts = useDebts();
  const payments = usePayments();
  const summary = useDashboardSummary();
  return (
    <Insights
      transactions={transactions}
      total={total}
      debts={debts}
      payments={payments}
      summary={summary}
    />
  );
}
