import {
  addDays,
  calendarDayOf,
  cents,
  epochMillis,
  startOfDay,
  type CalendarDay,
  type Instant,
} from '@dime-time/finance-core';
import type { Random } from '../random.ts';
import type { HouseholdBankRow } from '../state.ts';
import { MERCHANTS, type Merchant } from './merchants.ts';

export interface BankRowsInput {
  readonly random: Random;
  readonly accountId: string;
  /** The present moment: no row is later. */
  readonly asOf: Instant;
  readonly timeZone: string;
  /** How many rows of shops there are, reaching back as many days as they need. */
  readonly purchases: number;
  /** The most purchases of one day. */
  readonly perDay: number;
}

const MINUTE = 60_000;

/** Makes the rows of a checking account, newest first: shops, and what else an account sees. */
export function bankRows(input: BankRowsInput): HouseholdBankRow[] {
  const { random, asOf, timeZone } = input;
  const rows: HouseholdBankRow[] = [];
  let purchases = 0;
  for (
    let day = calendarDayOf(asOf, timeZone);
    purchases < input.purchases;
    day = addDays(day, -1)
  ) {
    const count = Math.min(random.int(0, input.perDay), input.purchases - purchases);
    const minutes = Array.from({ length: count }, () => random.int(7 * 60, 22 * 60 - 1));
    const start = startOfDay(day, timeZone);
    // Newest first within the day as well; what has not happened yet is left out.
    for (const minute of minutes.toSorted((a, b) => b - a)) {
      const millis = start + minute * MINUTE;
      if (millis > epochMillis(asOf)) continue;
      purchases += 1;
      rows.push(purchase(input, day, instantAt(millis), purchases));
    }
    rows.push(...dealings(input, day));
  }
  return rows;
}

function purchase(
  { random, accountId }: BankRowsInput,
  day: CalendarDay,
  datetime: Instant,
  number: number,
): HouseholdBankRow {
  const merchant = pickMerchant(random);
  return {
    transaction_id: `row-${number}`,
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
function dealings({ accountId }: BankRowsInput, day: CalendarDay): HouseholdBankRow[] {
  const row = (name: string, category: string[], amount: number): HouseholdBankRow => ({
    transaction_id: `${day}-${category.join('-').toLowerCase().replace(/\W+/g, '-')}`,
    account_id: accountId,
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
      return [row('CARD PAYMENT THANK YOU', ['Payment', 'Credit Card'], 15_500)];
    default:
      return [];
  }
}

const TOTAL_WEIGHT = MERCHANTS.reduce((sum, merchant) => sum + merchant.weight, 0);

function pickMerchant(random: Random): Merchant {
  let place = random.int(1, TOTAL_WEIGHT);
  for (const merchant of MERCHANTS) {
    place -= merchant.weight;
    if (place <= 0) return merchant;
  }
  throw new RangeError('The weights of the merchants do not add up.');
}

function instantAt(millis: number): Instant {
  return `${new Date(millis).toISOString().slice(0, 19)}Z`;
}
