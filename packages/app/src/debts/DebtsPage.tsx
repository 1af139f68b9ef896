import { Debts } from '@dime-time/ui';
import { useFeature } from '../cache/useQuery.ts';
import { useDashboardSummary, useMonthlyRoundUps } from '../round-ups/index.ts';
import {
  useAddDebt,
  useBoostDebt,
  useDebtEditing,
  usePayDebt,
  usePendingPayments,
  useUndoPayment,
} from './mutations.ts';
import { useDebtHref } from './useDebtHref.ts';
import { usePlanHref } from './plan.ts';
import { useDebts, usePayments, useUndoablePayments } from './queries.ts';
import { useBankFinds } from './useBankFinds.ts';

export default function DebtsPage() {
  const debts = useDebts();
  const payments = usePayments();
  const summary = useDashboardSummary();
  const finds = useBankFinds(summary, debts);
  const pay = usePayDebt();
  const boost = useBoostDebt();
  const unansweredPayments = usePendingPayments();
  const undoablePayments = useUndoablePayments(payments);
  const undoPayment = useUndoPayment();
  const editing = useDebtEditing();
  const addDebt = useAddDebt();
  const addDebtOffered = useFeature('debts.create');
  const monthlyRoundUps = useMonthlyRoundUps(summary);
  const plannerHref = usePlanHref();
  const debtHref = useDebtHref();
  return (
    <Debts
      debts={debts}
      payments={payments}
      summary={summary}
      monthlyRoundUps={monthlyRoundUps}
      plannerHref={plannerHref}
      debtHref={debtHref}
      finds={finds}
      onPay={pay}
      onBoost={boost}
      unansweredPayments={unansweredPayments}
      undoablePayments={undoablePayments}
      onUndoPayment={undoPayment}
      editing={editing}
      onAddDebt={addDebt}
      addDebtOffered={addDebtOffered}
    />
  );
}
