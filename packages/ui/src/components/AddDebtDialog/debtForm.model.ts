import {
  formatUsd,
  maskAccountNumber,
  MOST_OWED,
  percentFromApr,
  ZERO_CENTS,
  type Apr,
  type Cents,
} from '@dime-time/finance-core';
import { parseTypedAmount, parseTypedApr } from '@dime-time/finance-core/validate';

/** What describes a debt, as it is typed. Its balance is no part of it: that changes by other ways. */
export interface DebtTermsForm {
  name: string;
  accountNumber: string;
  originalBalance: string;
  minimumPayment: string;
  interestRate: string;
  dueDate: string;
}

/** What describes a debt, as it is sent. */
export interface DebtTerms {
  name: string;
  /** Empty where none was given. */
  accountNumber: string;
  /** `undefined` where it was left empty. */
  originalBalance: Cents | undefined;
  minimumPayment: Cents;
  interestRate: Apr;
  dueDate: number;
}

export type FormErrors<Form> = { readonly [Field in keyof Form]?: string };

export type FormCheck<Value, Form> =
  { ok: true; value: Value } | { ok: false; errors: FormErrors<Form> };

const RANGE = `from ${formatUsd(ZERO_CENTS)} to ${formatUsd(MOST_OWED)}`;
const NAME_LENGTH = 100;
const ACCOUNT_NUMBER = /^[\w *•-]{0,34}$/;
const DAY = /^\d{1,2}$/;

/** Checks what describes a debt, field by field, and says at each what is wrong with it. */
export function checkDebtTerms(form: DebtTermsForm): FormCheck<DebtTerms, DebtTermsForm> {
  const name = form.name.trim();
  const accountNumber = maskAccountNumber(form.accountNumber);
  const originalBalance = owedAmount(form.originalBalance);
  const minimumPayment = owedAmount(form.minimumPayment);
  const interestRate = parseTypedApr(form.interestRate);
  const dueDate = DAY.test(form.dueDate.trim()) ? Number(form.dueDate) : 0;
  const badName = nameError(name);

  const errors: FormErrors<DebtTermsForm> = {
    ...(badName !== undefined && { name: badName }),
    ...(!ACCOUNT_NUMBER.test(form.accountNumber.trim()) && {
      accountNumber: 'Use letters, digits, spaces, * and -, at most 34 of them.',
    }),
    ...(form.originalBalance.trim() !== '' &&
      originalBalance === undefined && {
        originalBalance: `Enter an amount ${RANGE}, or leave it empty.`,
      }),
    ...(minimumPayment === undefined && {
      minimumPayment: `Enter what you must pay each month, ${RANGE}.`,
    }),
    ...(interestRate === undefined && { interestRate: 'Enter an APR, such as 24.99.' }),
    ...(!(dueDate >= 1 && dueDate <= 31) && { dueDate: 'Enter a day of the month, 1 to 31.' }),
  };
  if (
    Object.keys(errors).length > 0 ||
    minimumPayment === undefined ||
    interestRate === undefined
  ) {
    return { ok: false, errors };
  }
  return {
    ok: true,
    value: { name, accountNumber, originalBalance, minimumPayment, interestRate, dueDate },
  };
}

/** An amount that a debt can have: from nothing to the most that is owed on one. */
export function owedAmount(text: string): Cents | undefined {
  const amount = parseTypedAmount(text);
  return amount !== undefined && amount <= MOST_OWED ? amount : undefined;
}

/** How a rate is shown once its field is left; what is no rate stays as it was typed. */
export function settledApr(text: string): string {
  const apr = parseTypedApr(text);
  return apr === undefined || /^\d[\d.]*$/.test(text) ? text : String(percentFromApr(apr));
}

function nameError(name: string): string | undefined {
  if (name === '') return 'Give the debt a name.';
  return name.length > NAME_LENGTH ? `Use at most ${NAME_LENGTH} characters.` : undefined;
}
