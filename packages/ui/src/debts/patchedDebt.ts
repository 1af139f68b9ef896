import type { Debt, DebtPatch } from '@dime-time/finance-core/contract';

/** The debt as its plan would see it with a patch: its payments, its rate and its rules. */
export function patchedDebt(debt: Debt, patch: DebtPatch): Debt {
  const { minimumRule, promotion } = patch;
  return {
    ...debt,
    minimumPayment: patch.minimumPayment ?? debt.minimumPayment,
    interestRate: patch.interestRate ?? debt.interestRate,
    dueDate: patch.dueDate ?? debt.dueDate,
    // Null removes the value, undefined keeps it.
    minimumRule: minimumRule === undefined ? debt.minimumRule : (minimumRule ?? undefined),
    promotion: promotion === undefined ? debt.promotion : (promotion ?? undefined),
  };
}
