import { PayoffPlanner } from '@dime-time/ui';
import { useDashboardSummary, useMonthlyRoundUps, useRoundUpSettings } from '../round-ups/index.ts';
import { useLastYear, usePlanVersions } from '../history/index.ts';
import { useCalendar } from './calendar.ts';
import { useDebtEditing } from './mutations.ts';
import { useRefreshPlan, useSavePlan, useSavedPlan, useUnsavedPlan } from './plan.ts';
import { useDebts, usePayments } from './queries.ts';

export default function PayoffPlannerPage() {
  const debts = useDebts();
  const summary = useDashboardSummary();
  const monthlyRoundUps = useMonthlyRoundUps(summary);
  const editing = useDebtEditing();
  const payments = usePayments({ enabled: editing !== undefined });
  const settings = useRoundUpSettings();
  const plan = useSavedPlan();
  const save = useSavePlan();
  const calendar = useCalendar();
  const refresh = useRefreshPlan();
  const unsavedPlan = useUnsavedPlan();
  const history = useLastYear();
  const planVersions = usePlanVersions();
  return (
    <PayoffPlanner
      debts={debts}
      summary={summary}
      monthlyRoundUps={monthlyRoundUps}
      plan={plan}
      editing={editing}
      payments={payments}
      settings={settings}
      history={history}
      planVersions={planVersions}
      onSave={plan && save}
      calendar={calendar}
      onRefresh={refresh}
      unsavedPlan={unsavedPlan}
    />
  );
}
