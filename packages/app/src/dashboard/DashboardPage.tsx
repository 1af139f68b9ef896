import { dataOr } from '@dime-time/ui';
import { Dashboard } from '@dime-time/ui/screens/Dashboard';
import { useAuth } from '../auth/index.ts';
import { useDashboardSummary } from '../round-ups/useDashboardSummary.ts';
import { useDebts } from '../debts/useDebts.ts';
import { useMonthlyRoundUps } from '../round-ups/useMonthlyRoundUps.ts';
import { useNewSweeps } from '../round-ups/useNewSweeps.ts';
import { usePayDebt, usePayments, useUnansweredPayments } from '../debts/usePayments.ts';
import { hasPurse } from '../round-ups/usePurse.ts';
import { useRoundUpSettings } from '../round-ups/useRoundUpSettings.ts';
import { useTransactions } from '../transactions/useTransactions.ts';
import { useClock } from '../shell/useClock.ts';

export default function DashboardPage() {
  const auth = useAuth();
  const summary = useDashboardSummary();
  const transactions = useTransactions();
  const debts = useDebts();
  const wanted = hasPurse(summary);
  const payments = usePayments({ wanted });
  const settings = useRoundUpSettings({ wanted });
  const [newSweeps, sweepsSeen] = useNewSweeps(payments);
  const pay = usePayDebt();
  const unanswered = useUnansweredPayments();
  const clock = useClock();
  const { asOf, timeZone } = clock;
  const monthlyRoundUps = useMonthlyRoundUps(summary, clock);
  return (
    <Dashboard
      user={
        auth.status === 'signed-in' ? { status: 'ready', data: auth.user } : { status: 'loading' }
      }
      summary={summary}
      transactions={transactions}
      debts={debts}
      monthlyRoundUps={monthlyRoundUps}
      asOf={asOf}
      timeZone={timeZone}
      settings={dataOr(settings, undefined)}
      payments={dataOr(payments, undefined)}
      newSweeps={newSweeps}
      onSweepsSeen={sweepsSeen}
      onPay={pay}
      unansweredPayments={unanswered}
    />
  );
}
