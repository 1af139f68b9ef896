import { addDays, calendarDayOf, type Instant } from '@dime-time/finance-core';
import type { BankTransaction } from '@dime-time/finance-core/contract';
import { sandboxDay, type Random } from '@dime-time/finance-core/sandbox';

export interface SandboxRowsInput {
  readonly random: Random;
  readonly accountId: string;
  /** The credit card that is paid from the account. */
  readonly cardId: string | undefined;
  /** The present moment: no row is later. */
  readonly asOf: Instant;
  readonly timeZone: string;
  /** The number of purchases; they reach back as many days as they need. */
  readonly purchases: number;
  /** The most purchases of one day. */
  readonly perDay: number;
}

/** Generates the rows of a checking account, newest first: purchases, deposits and bills. */
export function sandboxRows(input: SandboxRowsInput): BankTransaction[] {
  const { random, accountId, cardId, asOf, timeZone, perDay } = input;
  const rows: BankTransaction[] = [];
  let purchases = 0;
  for (
    let day = calendarDayOf(asOf, timeZone);
    purchases < input.purchases;
    day = addDays(day, -1)
  ) {
    const limit = input.purchases - purchases;
    const ofDay = sandboxDay({
      random,
      accountId,
      cardId,
      day,
      timeZone,
      perDay,
      limit,
      until: asOf,
    });
    purchases += ofDay.filter(({ merchant_name }) => merchant_name !== null).length;
    rows.push(...ofDay);
  }
  return rows;
}
