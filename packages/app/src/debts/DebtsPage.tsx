import { Debts } from '@dime-time/ui/screens/Debts';
import { useBankFinds } from './useBankFinds.ts';
import { useDashboardSummary } from '../round-ups/useDashboardSummary.ts';
import { useAddDebt, useDebtEditing, useDebts } from './useDebts.ts';
import { useFeature } from '../cache/useFeature.ts';
import { useMonthlyRoundUps } from '../round-ups/useMonthlyRoundUps.ts';
import {
  useBoostDebt,
  usePayDebt,
  usePayments,
  useUnansweredBoosts,
  useUnansweredPayments,
} from './usePayments.ts';
import { useUndoablePayments, useUndoPayment } from './useUndoPayment.ts';
import { useClock } from '../shell/useClock.ts';

export default function DebtsPage() {
  const debts = useDebts();
  const payments = usePayments();
  const summary = useDashboardSummary();
  const finds = useBankFinds(summary, debts);
  const pay = usePayDebt();
  const boost = useBoostDebt();
  const unansweredPayments = useUnansweredPayments();
  const unansweredBoosts = useUnansweredBoosts();
  const undoablePayments = useUndoablePayments(payments);
  const undoPayment = useUndoPayment();
  const editing = useDebtEditing();
  const addDebt = useAddDebt();
  const addDebtOffered = useFeature('debts.create');
  const clock = useClock();
  const { asOf, timeZone } = clock;
  const monthlyRoundUps = useMonthlyRoundUps(summary, clock);
  return (
    <Debts
      debts={debts}
      payments={payments}
      summary={summary}
      monthlyRoundUps={monthlyRoundUps}
      asOf={asOf}
      timeZone={timeZone}
      finds={finds}
      onPay={pay}
      onBoost={boost}
      unansweredPayments={unansweredPayments}
      unansweredBoosts={unansweredBoosts}
      undoablePayments={undoablePayments}
      onUndoPayment={undoPayment}
      editing={editing}
      onAddDebt={addDebt}
      addDebtOffered={addDebtOffered}
    />
  );
}
