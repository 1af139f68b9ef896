import {
  calendarDay,
  calendarDayOf,
  cents,
  startOfDay,
  parseTypedAmount,
  type CalendarDay,
  type Instant,
} from '@dime-time/finance-core';
import { UNCATEGORIZED, type TransactionRequest } from '@dime-time/finance-core/contract';
import { maskCardNumbers } from '@dime-time/finance-core/validation';
import { categoryName } from '../../categories/index.ts';
import type { CategoriesWords } from '../../words/subjects/categories/categories.ts';
import type { AddTransactionDialogWords } from '../../words/subjects/transactions/addTransactionDialog.ts';

/** The typed values of the form. */
export interface AddTransactionForm {
  merchant: string;
  /** Empty until a category is chosen. */
  category: string;
  amount: string;
  day: string;
  description: string;
  /** Whether it is a refund. */
  isRefund: boolean;
}

type AddTransactionErrors = { readonly [Field in keyof AddTransactionForm]?: string };

export type AddTransactionCheck =
  { ok: true; value: TransactionRequest } | { ok: false; errors: AddTransactionErrors };

export interface Now {
  asOf: Instant;
  timeZone: string;
}

/** The categories of a purchase, as they are sent. */
export const CATEGORIES = [
  'Groceries',
  'Food and Drink',
  'Transport',
  'Shopping',
  'Entertainment',
  'Health',
  'Home',
  'Travel',
  'Other',
] as const;

/** The categories to choose from. */
export function categoryItems(words: CategoriesWords) {
  return CATEGORIES.map((category) => ({
    value: category,
    label: categoryName(category, words),
  }));
}

const MERCHANT_LENGTH = 200;
const DESCRIPTION_LENGTH = 500;
const NOON = 12 * 3_600_000;

/** The initial values of the form: empty, with today’s date. */
export function emptyTransactionForm({ asOf, timeZone }: Now): AddTransactionForm {
  const day = calendarDayOf(asOf, timeZone);
  return { merchant: '', category: '', amount: '', day, description: '', isRefund: false };
}

/**
 * Validates every field of the form, with an error message for each invalid one.
 *
 * @param openedAt when the form was opened. It is the time of a purchase on that day, so that a
 * retry sends the same time.
 */
export function checkTransactionForm(
  form: AddTransactionForm,
  now: Now,
  openedAt: Instant,
  words: AddTransactionDialogWords,
): AddTransactionCheck {
  const merchant = maskCardNumbers(form.merchant).trim();
  const description = maskCardNumbers(form.description).trim();
  const amount = parseTypedAmount(form.amount);
  const date = instantOf(form.day, now, openedAt);
  const payable = amount !== undefined && amount > 0;

  const errors: AddTransactionErrors = {
    ...(merchant === '' && { merchant: words.merchantError }),
    ...(merchant.length > MERCHANT_LENGTH && {
      merchant: words.tooLong({ count: `${MERCHANT_LENGTH}` }),
    }),
    ...(!payable && { amount: amountError(form, words) }),
    ...(date === undefined && { day: words.dateError }),
    ...(description.length > DESCRIPTION_LENGTH && {
      description: words.tooLong({ count: `${DESCRIPTION_LENGTH}` }),
    }),
  };
  if (Object.keys(errors).length > 0 || !payable || date === undefined) {
    return { ok: false, errors };
  }
  return {
    ok: true,
    value: {
      merchant,
      category: form.category || UNCATEGORIZED,
      amount: form.isRefund ? cents(-amount) : amount,
      date,
      ...(description === '' ? {} : { description }),
    },
  };
}

/** The error message of an invalid amount: out of range, or not an amount. */
function amountError(
  { amount, isRefund }: AddTransactionForm,
  words: AddTransactionDialogWords,
): string {
  if (parseTypedAmount(amount.trim().replace(/^-/, '')) !== undefined) return words.amountTooLow;
  return isRefund ? words.refundAmountError : words.amountError;
}

/**
 * An earlier day is sent as its noon, which a daylight-saving change cannot move to another day.
 */
function instantOf(text: string, { asOf, timeZone }: Now, openedAt: Instant): Instant | undefined {
  const day = dayOf(text);
  const today = calendarDayOf(asOf, timeZone);
  if (day === undefined || day > today) return undefined;
  if (day === calendarDayOf(openedAt, timeZone)) return openedAt;
  // The form was open at midnight.
  if (day === today) return asOf;
  return new Date(startOfDay(day, timeZone) + NOON).toISOString();
}

function dayOf(text: string): CalendarDay | undefined {
  try {
    return calendarDay(text);
  } catch {
    return undefined;
  }
}
