import { DebtPage as Screen, NotFound } from '@dime-time/ui';
import { useMemo } from 'react';
import { useLocation, useRoute } from 'wouter';
import { paths } from '../config/paths.ts';
import { useLongHistory } from '../history/index.ts';
import { useDashboardSummary, useMonthlyRoundUps } from '../round-ups/index.ts';
import { useDebtEditing, usePayDebt, usePendingPayments, useUndoPayment } from './mutations.ts';
import { usePlanHref } from './plan.ts';
import { useDebts, usePayments, useUndoablePayments } from './queries.ts';

export default function DebtPage() {
  const [, params] = useRoute('/debts/:id');
  const debtId = params?.id ?? '';
  const debts = useDebts();
  const payments = usePayments();
  const summary = useDashboardSummary();
  const history = useLongHistory();
  const pay = usePayDebt();
  const unansweredPayments = usePendingPayments();
  const undoablePayments = useUndoablePayments(payments);
  const undoPayment = useUndoPayment();
  const editing = useEditingThatLeaves();
  const monthlyRoundUps = useMonthlyRoundUps(summary);
  const plannerHref = usePlanHref();
  // Without a history there is no such page.
  if (!history) return <NotFound insideShell homeHref={paths.dashboard} />;
  return (
    <Screen
      key={debtId}
      debtId={debtId}
      debts={debts}
      payments={payments}
      summary={summary}
      history={history}
      monthlyRoundUps={monthlyRoundUps}
      onPay={pay}
      unansweredPayments={unansweredPayments}
      undoablePayments={undoablePayments}
      onUndoPayment={undoPayment}
      editing={editing}
      plannerHref={plannerHref}
    />
  );
}

/** The edits of a debt; once it is deleted, its page gives way to the list. */
function useEditingThatLeaves() {
  const editing = useDebtEditing();
  const [, navigate] = useLocation();
  return useMemo(
    () =>
      editing && {
        ...editing,
        onDelete: async (id: string) => {
          const result = await editing.onDelete(id);
          if (result.ok) navigate(paths.debts, { replace: true });
          return result;
        },
      },
    [editing, navigate],
  );
}
