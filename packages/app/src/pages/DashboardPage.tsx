import { dataOr } from '@dime-time/ui';
import { Dashboard } from '@dime-time/ui';
import { useAuth } from '../auth/index.ts';
import { useDashboardSummary } from '../data/useDashboardSummary.ts';
import { useDebts } from '../data/useDebts.ts';
import { useMonthlyRoundUps } from '../data/useMonthlyRoundUps.ts';
import { useNewSweeps } from '../data/useNewSweeps.ts';
import { usePayDebt, usePayments, useUnansweredPayments } from '../data/usePayments.ts';
import { hasPurse } from '../data/usePurse.ts';
import { useRoundUpSettings } from '../data/useRoundUpSettings.ts';
import { useTransactions } from '../data/useTransactions.ts';
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
