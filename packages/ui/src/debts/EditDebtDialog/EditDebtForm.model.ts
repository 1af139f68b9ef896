import {
  parseDay,
  percentFromApr,
  toDecimalString,
  type CalendarDay,
} from '@dime-time/finance-core';
import { statementDayRefusal, type StatementDayRefusal } from '@dime-time/finance-core/validate';
import type {
  BalanceReason,
  Debt,
  DebtBalanceRequest,
  DebtPatch,
} from '@dime-time/finance-core/contract';
import {
  amountError,
  owedAmount,
  type DebtTerms,
  type DebtTermsForm,
  type FormCheck,
  type FormErrors,
} from '../AddDebtDialog/validateDebtTerms.ts';
import type { Formats } from '../../words/index.ts';
import type { BalanceFormWords } from '../../words/subjects/debts/balanceForm.ts';
import type { DebtTermsFieldsWords } from '../../words/subjects/debts/debtTermsFields.ts';

/** The values of the terms form, from the debt. */
export function debtTermsFormOf(debt: Debt): DebtTermsForm {
  return {
    name: debt.name,
    accountNumber: debt.accountNumber,
    originalBalance: toDecimalString(debt.originalBalance),
    minimumPayment: toDecimalString(debt.minimumPayment),
    interestRate: String(percentFromApr(debt.interestRate)),
    dueDate: String(debt.dueDate),
  };
}

/**
 * Returns the patch for a debt. An original balance that was cleared is not changed.
 *
 * @param rules what is changed of the lender’s rules.
 * @returns `undefined` if nothing was changed.
 */
export function debtPatchOf(
  debt: Debt,
  terms: DebtTerms,
  rules: Pick<DebtPatch, 'minimumRule' | 'promotion'> = {},
): DebtPatch | undefined {
  const { originalBalance, ...rest } = terms;
  const patch: DebtPatch = {
    ...(rest.name !== debt.name && { name: rest.name }),
    ...(rest.accountNumber !== debt.accountNumber && { accountNumber: rest.accountNumber }),
    ...(originalBalance !== undefined &&
      originalBalance !== debt.originalBalance && { originalBalance }),
    ...(rest.minimumPayment !== debt.minimumPayment && { minimumPayment: rest.minimumPayment }),
    ...(rest.interestRate !== debt.interestRate && { interestRate: rest.interestRate }),
    ...(rest.dueDate !== debt.dueDate && { dueDate: rest.dueDate }),
    ...rules,
  };
  return Object.keys(patch).length > 0 ? patch : undefined;
}

/** The typed balance of a statement. */
export interface BalanceForm {
  amount: string;
  day: string;
  /** Empty until a date is chosen. */
  reason: BalanceReason | '';
}

/**
 * Validates the balance of a statement.
 *
 * @param known.today today’s date.
 * @param known.latest the date of the recorded balance.
 */
export function checkBalanceForm(
  form: BalanceForm,
  known: { today: CalendarDay; latest: CalendarDay | undefined },
  words: BalanceFormWords,
  terms: DebtTermsFieldsWords,
  formats: Formats,
): FormCheck<DebtBalanceRequest, BalanceForm> {
  const amount = owedAmount(form.amount);
  const on = parseDay(form.day);
  const refusal = on && statementDayRefusal(on, known);
  const badDay = on === undefined ? words.dayError : refusal && dayError(refusal, words, formats);
  const { reason } = form;
  const errors: FormErrors<BalanceForm> = {
    ...(amount === undefined && {
      amount: amountError(form.amount, words.amountError, terms, formats),
    }),
    ...(badDay !== undefined && { day: badDay }),
    ...(reason === '' && { reason: words.reasonError }),
  };
  if (Object.keys(errors).length > 0 || amount === undefined || !on || reason === '') {
    return { ok: false, errors };
  }
  return { ok: true, value: { amount, on, reason } };
}

function dayError(refusal: StatementDayRefusal, words: BalanceFormWords, { day }: Formats): string {
  switch (refusal.reason) {
    case 'future':
      return words.dayFuture;
    case 'before-1900':
      return words.dayBefore1900;
    case 'too-old': {
      const { latest, days, oldest } = refusal;
      return words.dayTooOld({ latest: day(latest), days, oldest: day(oldest) });
    }
  }
}
