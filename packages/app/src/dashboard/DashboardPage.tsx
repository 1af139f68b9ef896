import { Dashboard } from '@dime-time/ui';
import { useAuth } from '../auth/index.ts';
import {
  useDebts,
  useExpectedPlanHref,
  usePayDebt,
  usePayments,
  usePendingPayments,
} from '../debts/index.ts';
import { useHistory, usePlanVersions } from '../history/index.ts';
import {
  hasPurse,
  useDashboardSummary,
  useMonthlyRoundUps,
  useNewSweeps,
  useRoundUpSettings,
} from '../round-ups/index.ts';
import { useTransactions } from '../transactions/index.ts';
import { useNewMilestones } from './useNewMilestones.ts';

export default function DashboardPage() {
  const auth = useAuth();
  const summary = useDashboardSummary();
  const transactions = useTransactions();
  const debts = useDebts();
  const enabled = hasPurse(summary);
  const payments = usePayments({ enabled });
  const settings = useRoundUpSettings({ enabled });
  const [newSweeps, sweepsSeen] = useNewSweeps(payments);
  const history = useHistory();
  const planVersions = usePlanVersions();
  const [milestones, milestonesSeen] = useNewMilestones(
    history && { debts, payments, transactions, summary },
  );
  const pay = usePayDebt();
  const unanswered = usePendingPayments();
  const monthlyRoundUps = useMonthlyRoundUps(summary);
  const plannerHref = useExpectedPlanHref(summary.status === 'loading');
  return (
    <Dashboard
      user={
        auth.status === 'signed-in' ? { status: 'ready', data: auth.user } : { status: 'loading' }
      }
      summary={summary}
      transactions={transactions}
      debts={debts}
      monthlyRoundUps={monthlyRoundUps}
      history={history}
      planVersions={planVersions}
      settings={settings}
      payments={payments}
      newSweeps={newSweeps}
      onSweepsSeen={sweepsSeen}
      milestones={milestones}
      onMilestonesSeen={milestonesSeen}
      onPay={pay}
      unansweredPayments={unanswered}
      plannerHref={plannerHref}
    />
  );
}
