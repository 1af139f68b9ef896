import {
  MAX_APR,
  MOST_OWED,
  percentFromApr,
  ZERO_CENTS,
  parseTypedAmount,
  parseTypedApr,
  type Apr,
  type Cents,
} from '@dime-time/finance-core';
import { maskAccountNumber, maskCardNumbers } from '@dime-time/finance-core/validation';
import type { Formats } from '../../words/index.ts';
import type { DebtTermsFieldsWords } from '../../words/subjects/debts/debtTermsFields.ts';

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
export function validateDebtTerms(
  form: DebtTermsForm,
  words: DebtTermsFieldsWords,
  formats: Formats,
): FormCheck<DebtTerms, DebtTermsForm> {
  const name = maskCardNumbers(form.name).trim();
  const accountNumber = maskAccountNumber(form.accountNumber);
  const originalBalance = owedAmount(form.originalBalance);
  const minimumPayment = owedAmount(form.minimumPayment);
  const interestRate = parseTypedApr(form.interestRate);
  const dueDate = DAY.test(form.dueDate.trim()) ? Number(form.dueDate) : 0;
  const badName = nameError(name, words);

  const errors: FormErrors<DebtTermsForm> = {
    ...(badName !== undefined && { name: badName }),
    ...(!ACCOUNT_NUMBER.test(form.accountNumber.trim()) && {
      accountNumber: words.accountError,
    }),
    ...(form.originalBalance.trim() !== '' &&
      originalBalance === undefined && {
        originalBalance: amountError(form.originalBalance, words.originalError, words, formats),
      }),
    ...(minimumPayment === undefined && {
      minimumPayment: amountError(form.minimumPayment, words.minimumError, words, formats),
    }),
    ...(interestRate === undefined && { interestRate: aprError(form.interestRate, words) }),
    ...(!(dueDate >= 1 && dueDate <= 31) && { dueDate: words.dueError }),
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
export function amountError(
  text: string,
  ask: string,
  words: DebtTermsFieldsWords,
  { money }: Formats,
  least: Cents = ZERO_CENTS,
): string {
  const isAmount = parseTypedAmount(text.trim().replace(/^-/, '')) !== undefined;
  return isAmount ? words.amountError({ least: money(least), most: money(MOST_OWED) }) : ask;
}

const PLAIN_NUMBER = /^-?\d+(?:\.\d+)?\s*%?$/;

function aprError(text: string, words: DebtTermsFieldsWords): string {
  return PLAIN_NUMBER.test(text.trim()) && !isAprInRange(text)
    ? words.rateOutOfRange({ most: HIGHEST_APR })
    : words.rateError;
}

function isAprInRange(text: string): boolean {
  const percent = Number.parseFloat(text);
  return percent >= 0 && percent <= HIGHEST_APR;
}

function nameError(name: string, words: DebtTermsFieldsWords): string | undefined {
  if (name === '') return words.nameMissing;
  return name.length > NAME_LENGTH ? words.nameTooLong({ count: `${NAME_LENGTH}` }) : undefined;
}
