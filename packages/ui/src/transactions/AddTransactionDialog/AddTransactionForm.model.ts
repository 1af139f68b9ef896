import {
  calendarDay,
  calendarDayOf,
  cents,
  startOfDay,
  type CalendarDay,
  type Instant,
} from '@dime-time/finance-core';
import { UNCATEGORIZED, type TransactionRequest } from '@dime-time/finance-core/contract';
import { maskCardNumbers, parseTypedAmount } from '@dime-time/finance-core/validate';

/** The typed values of the form. */
export interface AddTransactionForm {
  merchant: string;
  /** Empty until one is chosen. */
  category: string;
  amount: string;
  day: string;
  description: string;
  /** Whether the money came back. */
  isRefund: boolean;
}

export type AddTransactionErrors = { readonly [Field in keyof AddTransactionForm]?: string };

export type AddTransactionCheck =
  { ok: true; value: TransactionRequest } | { ok: false; errors: AddTransactionErrors };

export interface Now {
  asOf: Instant;
  timeZone: string;
}

/** What a purchase can be filed under. */
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

const MERCHANT_LENGTH = 200;
const DESCRIPTION_LENGTH = 500;
const NOON = 12 * 3_600_000;

/** The form as it opens: nothing typed, today. */
export function emptyTransactionForm({ asOf, timeZone }: Now): AddTransactionForm {
  const day = calendarDayOf(asOf, timeZone);
  return { merchant: '', category: '', amount: '', day, description: '', isRefund: false };
}

/**
 * Checks every field of the form and says at each what is wrong with it.
 *
 * @param openedAt when the form was opened. A purchase of that day happened then: the same purchase, tried
 *   again, is the same to the second.
 */
export function checkTransactionForm(
  form: AddTransactionForm,
  now: Now,
  openedAt: Instant,
): AddTransactionCheck {
  const merchant = maskCardNumbers(form.merchant).trim();
  const description = maskCardNumbers(form.description).trim();
  const amount = parseTypedAmount(form.amount);
  const date = instantOf(form.day, now, openedAt);
  const payable = amount !== undefined && amount > 0;

  const errors: AddTransactionErrors = {
    ...(merchant === '' && { merchant: 'Enter the merchant’s name.' }),
    ...(merchant.length > MERCHANT_LENGTH && {
      merchant: `Use ${MERCHANT_LENGTH} characters or fewer.`,
    }),
    ...(!payable && { amount: amountError(form) }),
    ...(date === undefined && { day: 'Choose today or an earlier date.' }),
    ...(description.length > DESCRIPTION_LENGTH && {
      description: `Use ${DESCRIPTION_LENGTH} characters or fewer.`,
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

/** What is wrong with an amount that is refused: that it is out of range, or what is asked. */
function amountError({ amount, isRefund }: AddTransactionForm): string {
  if (parseTypedAmount(amount.trim().replace(/^-/, '')) !== undefined)
    return 'Enter $0.01 or more.';
  return isRefund ? 'Enter what you got back, such as 4.67.' : 'Enter what you paid, such as 4.67.';
}

/** An earlier day is taken at its noon, which no change of the clocks moves to another day. */
function instantOf(text: string, { asOf, timeZone }: Now, openedAt: Instant): Instant | undefined {
  const day = dayOf(text);
  const today = calendarDayOf(asOf, timeZone);
  if (day === undefined || day > today) return undefined;
  if (day === calendarDayOf(openedAt, timeZone)) return openedAt;
  // The form was left open over midnight.
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
