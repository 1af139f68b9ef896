import { addDays, calendarDayOf, type Instant } from '@dime-time/finance-core';
import { sandboxDay, type Random } from '@dime-time/finance-core/sandbox';
import type { HouseholdBankRow } from '../store/state.ts';

export interface BankRowsInput {
  readonly random: Random;
  readonly accountId: string;
  /** The card that is paid from the account. */
  readonly cardId: string | undefined;
  /** The present moment: no row is later. */
  readonly asOf: Instant;
  readonly timeZone: string;
  /** How many rows of shops there are, reaching back as many days as they need. */
  readonly purchases: number;
  /** The most purchases of one day. */
  readonly perDay: number;
}

/** Makes the rows of a checking account, newest first: shops, and what else an account sees. */
export function bankRows(input: BankRowsInput): HouseholdBankRow[] {
  const { random, accountId, cardId, asOf, timeZone, perDay } = input;
  const rows: HouseholdBankRow[] = [];
  let purchases = 0;
  for (
    let day = calendarDayOf(asOf, timeZone);
    purchases < input.purchases;
    day = addDays(day, -1)
  ) {
    const limit = input.purchases - purchases;
    const made = sandboxDay({
      random,
      accountId,
      cardId,
      day,
      timeZone,
      perDay,
      limit,
      until: asOf,
    });
    purchases += made.filter(({ merchant_name }) => merchant_name !== null).length;
    rows.push(...made);
  }
  return rows;
}
