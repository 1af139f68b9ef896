import { cents, type Cents } from '../../money/index.ts';
import { epochMillis, startOfDay, type CalendarDay, type Instant } from '../../time/index.ts';
import { VISITS } from './merchants.ts';
import type { Random } from './random.ts';

/** A row of a sandbox account, in the field names of the bank-connection provider. */
export interface SandboxRow {
  transaction_id: string;
  account_id: string;
  name: string;
  merchant_name: string | null;
  category: string[];
  date: CalendarDay;
  /** Its time; only purchases have one. */
  datetime?: Instant;
  /** Positive is money out. */
  amount: Cents;
}

export interface SandboxDayInput {
  /** The random source; the same seed gives the same day. */
  readonly random: Random;
  readonly accountId: string;
  /** The card of the same bank that is paid from the account; its own row of that comes along. */
  readonly cardId?: string | undefined;
  readonly day: CalendarDay;
  /** The zone whose day it is, an IANA name. */
  readonly timeZone: string;
  /** The most purchases of the day. */
  readonly perDay: number;
  /** The most purchases that are wanted of it. */
  readonly limit: number;
  /** No purchase is later. */
  readonly until: Instant;
}

const MINUTE = 60_000;

/**
 * Makes one day of a checking account, newest first: purchases from seven to ten, and what else an
 * account sees on that day of a month.
 *
 * @example sandboxDay({ random: createRandom(1), day: '2026-11-15', … }) // purchases, then the pay of the 15th
 */
export function sandboxDay(input: SandboxDayInput): SandboxRow[] {
  const { random, day, until } = input;
  const count = Math.min(random.int(0, input.perDay), input.limit);
  const minutes = Array.from({ length: count }, () => random.int(7 * 60, 22 * 60 - 1));
  const start = startOfDay(day, input.timeZone);
  const purchases = minutes
    .toSorted((a, b) => b - a)
    .map((minute) => start + minute * MINUTE)
    .filter((millis) => millis <= epochMillis(until))
    .map((millis, index) => purchase(input, instantAt(millis), index));
  return [...purchases, ...dealings(input)];
}

function purchase(
  { random, accountId, day }: SandboxDayInput,
  datetime: Instant,
  index: number,
): SandboxRow {
  const merchant = random.pick(VISITS);
  return {
    transaction_id: `${day}-${index + 1}`,
    account_id: accountId,
    name: merchant.description,
    merchant_name: merchant.name,
    category: [...merchant.category],
    date: day,
    datetime,
    amount: cents(random.int(merchant.from, merchant.to)),
  };
}

/** What is no purchase: pay on the 1st and 15th, the card's bill, savings, cash and a fee. */
function dealings({ accountId, cardId, day }: SandboxDayInput): SandboxRow[] {
  const row = (
    name: string,
    category: string[],
    amount: number,
    account_id = accountId,
  ): SandboxRow => ({
    transaction_id: `${day}-${category.join('-').toLowerCase().replace(/\W+/g, '-')}`,
    account_id,
    name,
    merchant_name: null,
    category,
    date: day,
    amount: cents(amount),
  });
  switch (day.slice(8)) {
    case '01':
    case '15':
      return [row('PAYROLL DIRECT DEPOSIT', ['Transfer', 'Payroll'], -184_250)];
    case '05':
      return [row('TRANSFER TO SAVINGS', ['Transfer', 'Debit'], 15_000)];
    case '12':
      return [
        row('ATM WITHDRAWAL', ['Transfer', 'Withdrawal', 'ATM'], 6000),
        row('ATM FEE', ['Bank Fees', 'ATM'], 350),
      ];
    case '20':
      return [
        row('CARD PAYMENT THANK YOU', ['Payment', 'Credit Card'], 15_500),
        ...(cardId === undefined
          ? []
          : [row('PAYMENT RECEIVED', ['Payment', 'Credit Card'], -15_500, cardId)]),
      ];
    default:
      return [];
  }
}

function instantAt(millis: number): Instant {
  return `${new Date(millis).toISOString().slice(0, 19)}Z`;
}
