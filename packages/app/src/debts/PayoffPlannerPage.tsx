import { PayoffPlanner } from '@dime-time/ui';
import { useDashboardSummary, useMonthlyRoundUps, useRoundUpSettings } from '../round-ups/index.ts';
import { useLastYear } from '../history/index.ts';
import { useCalendar } from './calendar.ts';
import { useDebtEditing } from './mutations.ts';
import { useRefreshPlan, useSavePlan, useSavedPlan, useUnsavedPlan } from './plan.ts';
import { useDebts } from './queries.ts';

export default function PayoffPlannerPage() {
  const debts = useDebts();
  const summary = useDashboardSummary();
  const monthlyRoundUps = useMonthlyRoundUps(summary);
  const editing = useDebtEditing();
  const settings = useRoundUpSettings();
  const plan = useSavedPlan();
  const save = useSavePlan();
  const calendar = useCalendar();
  const refresh = useRefreshPlan();
  const unsavedPlan = useUnsavedPlan();
  const history = useLastYear();
  return (
    <PayoffPlanner
      debts={debts}
      summary={summary}
      monthlyRoundUps={monthlyRoundUps}
      plan={plan}
      editing={editing}
      settings={settings}
      history={history}
      onSave={plan && save}
      calendar={calendar}
      onRefresh={refresh}
      unsavedPlan={unsavedPlan}
    />
  );
}
