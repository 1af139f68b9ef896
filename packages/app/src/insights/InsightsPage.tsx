import { Insights } from '@dime-time/ui';
import { useDebts, usePayments } from '../debts/index.ts';
import { useHistory, usePlanVersions } from '../history/index.ts';
import {
  hasPurse,
  useDashboardSummary,
  useMonthlyRoundUps,
  useRoundUpSettings,
} from '../round-ups/index.ts';
import { useTransactions, useTransactionTotal } from '../transactions/index.ts';

export default function InsightsPage() {
  const transactions = useTransactions();
  const total = useTransactionTotal();
  const debts = useDebts();
  const payments = usePayments();
  const summary = useDashboardSummary();
  const history = useHistory();
  const planVersions = usePlanVersions();
  // A server without them shows the examples of the specification, and needs neither of these.
  const usesForecast = history !== undefined || planVersions !== undefined;
  const monthlyRoundUps = useMonthlyRoundUps(summary, { enabled: usesForecast });
  // Until it is known what the server offers, only a purse shows that it is no bare one.
  const isExtended = history !== undefined && (history.status !== 'loading' || hasPurse(summary));
  const settings = useRoundUpSettings({ enabled: isExtended });
  return (
    <Insights
      transactions={transactions}
      total={total}
      debts={debts}
      payments={payments}
      summary={summary}
      monthlyRoundUps={monthlyRoundUps}
      history={history}
      planVersions={planVersions}
      settings={history && settings}
    />
  );
}
