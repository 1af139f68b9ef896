import {
  formatUsd,
  MAX_APR,
  MOST_OWED,
  percentFromApr,
  ZERO_CENTS,
  parseTypedAmount,
  parseTypedApr,
  type Apr,
  type Cents,
} from '@dime-time/finance-core';
import { maskAccountNumber, maskCardNumbers } from '@dime-time/finance-core/validate';

/** The typed terms of a debt, without its balance, which is changed separately. */
export interface DebtTermsForm {
  name: string;
  accountNumber: string;
  originalBalance: string;
  minimumPayment: string;
  interestRate: string;
  dueDate: string;
}

/** The terms of a debt, as they are sent. */
export interface DebtTerms {
  name: string;
  /** Empty if there is none. */
  accountNumber: string;
  /** `undefined` if it was left empty. */
  originalBalance: Cents | undefined;
  minimumPayment: Cents;
  interestRate: Apr;
  dueDate: number;
}

export type FormErrors<Form> = { readonly [Field in keyof Form]?: string };

export type FormCheck<Value, Form> =
  { ok: true; value: Value } | { ok: false; errors: FormErrors<Form> };

const HIGHEST_APR = percentFromApr(MAX_APR);
const NAME_LENGTH = 100;
const ACCOUNT_NUMBER = /^[\w *•-]{0,34}$/;
const DAY = /^\d{1,2}$/;

/** Validates the terms of a debt, with an error message for each invalid field. */
export function checkDebtTerms(form: DebtTermsForm): FormCheck<DebtTerms, DebtTermsForm> {
  const name = maskCardNumbers(form.name).trim();
  const accountNumber = maskAccountNumber(form.accountNumber);
  const originalBalance = owedAmount(form.originalBalance);
  const minimumPayment = owedAmount(form.minimumPayment);
  const interestRate = parseTypedApr(form.interestRate);
  const dueDate = DAY.test(form.dueDate.trim()) ? Number(form.dueDate) : 0;
  const badName = nameError(name);

  const errors: FormErrors<DebtTermsForm> = {
    ...(badName !== undefined && { name: badName }),
    ...(!ACCOUNT_NUMBER.test(form.accountNumber.trim()) && {
      accountNumber: 'Use up to 34 letters, digits, spaces, asterisks, or hyphens.',
    }),
    ...(form.originalBalance.trim() !== '' &&
      originalBalance === undefined && {
        originalBalance: amountError(
          form.originalBalance,
          'Enter an amount, such as $8,000.00, or leave blank.',
        ),
      }),
    ...(minimumPayment === undefined && {
      minimumPayment: amountError(
        form.minimumPayment,
        'Enter what you must pay each month, such as $155.00.',
      ),
    }),
    ...(interestRate === undefined && { interestRate: aprError(form.interestRate) }),
    ...(!(dueDate >= 1 && dueDate <= 31) && { dueDate: 'Enter a day of the month, from 1 to 31.' }),
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

/** Parses an amount that a debt can have: from zero to the maximum. */
export function owedAmount(text: string): Cents | undefined {
  const amount = parseTypedAmount(text);
  return amount !== undefined && amount <= MOST_OWED ? amount : undefined;
}

/** Formats a rate when its field loses focus; text that is not a rate stays as it was typed. */
export function settledApr(text: string): string {
  const apr = parseTypedApr(text);
  return apr === undefined || /^\d[\d.]*$/.test(text) ? text : String(percentFromApr(apr));
}

/**
 * The error message of an invalid amount: out of range, or not an amount.
 *
 * @param ask what to enter, with an example; used for text that is not an amount.
 * @param least the smallest valid amount.
 */
export function amountError(text: string, ask: string, least: Cents = ZERO_CENTS): string {
  const isAmount = parseTypedAmount(text.trim().replace(/^-/, '')) !== undefined;
  return isAmount ? `Enter an amount from ${formatUsd(least)} to ${formatUsd(MOST_OWED)}.` : ask;
}

const PLAIN_NUMBER = /^-?\d+(?:\.\d+)?\s*%?$/;

function aprError(text: string): string {
  return PLAIN_NUMBER.test(text.trim()) && !isAprInRange(text)
    ? `Enter an APR from 0 to ${HIGHEST_APR.toLocaleString('en-US')}.`
    : 'Enter an APR, such as 24.99.';
}

function isAprInRange(text: string): boolean {
  const percent = Number.parseFloat(text);
  return percent >= 0 && percent <= HIGHEST_APR;
}

function nameError(name: string): string | undefined {
  if (name === '') return 'Enter a name for this debt.';
  return name.length > NAME_LENGTH ? `Use ${NAME_LENGTH} characters or fewer.` : undefined;
}
