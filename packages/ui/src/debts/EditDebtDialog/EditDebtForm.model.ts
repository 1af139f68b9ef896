import {
  parseDay,
  percentFromApr,
  toDecimalString,
  type CalendarDay,
  type DatedPayment,
} from '@dime-time/finance-core';
import {
  correctedBalance,
  reasonFits,
  statementDayRefusal,
  type CorrectedBalance,
  type StatementDayRefusal,
} from '@dime-time/finance-core/validation';
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

/** The patch that takes another one back: each of its fields as the debt has it. */
export function undoPatchOf(debt: Debt, patch: DebtPatch): DebtPatch {
  const { minimumRule = null, promotion = null } = debt;
  const known: Required<DebtPatch> = {
    name: debt.name,
    accountNumber: debt.accountNumber,
    originalBalance: debt.originalBalance,
    minimumPayment: debt.minimumPayment,
    interestRate: debt.interestRate,
    dueDate: debt.dueDate,
    minimumRule,
    promotion,
  };
  return Object.fromEntries(Object.entries(known).filter(([field]) => field in patch));
}

/** The typed balance of a statement. */
export interface BalanceForm {
  amount: string;
  day: string;
  /** Empty until a date is chosen. */
  reason: BalanceReason | '';
}

/** What a statement is compared with. */
export interface KnownBalance extends Pick<Debt, 'currentBalance' | 'balanceAsOf'> {
  /** The payments on the debt; `undefined` while they are unknown. */
  payments: readonly DatedPayment[] | undefined;
}

/**
 * What is owed by the typed statement, and how much more that is.
 *
 * @returns `undefined` until an amount and a day are typed, or while the payments are unknown.
 */
export function balanceAfter(
  form: BalanceForm,
  { currentBalance, payments }: KnownBalance,
): CorrectedBalance | undefined {
  const amount = owedAmount(form.amount);
  const on = parseDay(form.day);
  if (amount === undefined || on === undefined || payments === undefined) return undefined;
  return correctedBalance({ amount, on }, { currentBalance, payments });
}

/**
 * Validates the balance of a statement.
 *
 * @param today today’s date.
 */
export function checkBalanceForm(
  form: BalanceForm,
  known: KnownBalance,
  today: CalendarDay,
  words: BalanceFormWords,
  terms: DebtTermsFieldsWords,
  formats: Formats,
): FormCheck<DebtBalanceRequest, BalanceForm> {
  const amount = owedAmount(form.amount);
  const on = parseDay(form.day);
  const refusal = on && statementDayRefusal(on, { today, latest: known.balanceAsOf });
  const badDay = on === undefined ? words.dayError : refusal && dayError(refusal, words, formats);
  const { reason } = form;
  const after = balanceAfter(form, known);
  const errors: FormErrors<BalanceForm> = {
    ...(amount === undefined && {
      amount: amountError(form.amount, words.amountError, terms, formats),
    }),
    ...(badDay !== undefined && { day: badDay }),
    ...(reason === '' && { reason: words.reasonError }),
    ...(reason !== '' &&
      after !== undefined &&
      !reasonFits(reason, after.more) && { reason: words.reasonLowers }),
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
