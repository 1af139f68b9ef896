import {
  addDays,
  aprFromPercent,
  calendarDayOf,
  cents,
  epochMillis,
  firstDayOf,
  monthOf,
  nextMonth,
  startOfDay,
  type CalendarDay,
  type CalendarMonth,
} from '@dime-time/finance-core';
import type { Database } from '../../packages/api/src/db/index.ts';
import { closeDebt, reopenDebt } from '../../packages/api/src/debts/closeDebt.ts';
import { correctDebtBalance } from '../../packages/api/src/debts/correctDebtBalance.ts';
import { deleteDebt } from '../../packages/api/src/debts/deleteDebt.ts';
import { addDebt } from '../../packages/api/src/debts/index.ts';
import { payDebt } from '../../packages/api/src/debts/payDebt.ts';
import { undoPayment } from '../../packages/api/src/debts/undoPayment.ts';
import { updateDebt } from '../../packages/api/src/debts/updateDebt.ts';
import type { RequestContext } from '../../packages/api/src/ledger/index.ts';
import { collectRoundUp } from '../../packages/api/src/testing/collectRoundUp.ts';
import { testHousehold } from '../../packages/api/src/testing/testHousehold.ts';
import { SECOND, type Later, type What } from './debtEvents.ts';

/** A summer day, so that a life has months of both of the zone's clocks and two years. */
const BEGIN = epochMillis('2026-07-20T15:00:00Z');
/** Its midnight is never that of UTC. */
const ZONE = 'America/New_York';

/** What changed what is owed, as the test expects it: nothing of it is read from the server. */
interface Entry {
  readonly debtId: string;
  readonly at: number;
  readonly owed: number;
  /** The id of the payment, where it is one. */
  readonly paymentId?: string;
}

/** A household and what should be true of its debts. */
export class DebtLife {
  readonly home: RequestContext;
  readonly debtIds: string[] = [];
  #entries: Entry[] = [];
  #millis = BEGIN;

  constructor(home: RequestContext) {
    this.home = home;
  }

  static async begin(database: Database): Promise<DebtLife> {
    const now = new Date(BEGIN).toISOString();
    return new DebtLife(await testHousehold(database, { now, timeZone: ZONE }));
  }

  /** The household at the present of its life. */
  get present(): RequestContext {
    return { ...this.home, now: new Date(this.#millis).toISOString() };
  }

  /** What is owed on a debt at the end of a month; without a month, now. */
  owedOn(debtId: string, month = '9999-12'): number {
    return sum(
      this.#entries.filter((entry) => entry.debtId === debtId && monthAt(entry.at) <= month),
    );
  }

  /** What was paid on a debt, in a month or ever, without what was undone. */
  paidOn(debtId: string, month?: string): number {
    const isPaid = ({ paymentId, at }: Entry) =>
      paymentId !== undefined && (month === undefined || monthAt(at) === month);
    return 0 - sum(this.#entries.filter((entry) => entry.debtId === debtId && isPaid(entry)));
  }

  /** Lets it happen, and expects of it what it should do once it is not refused. */
  async happen(database: Database, later: Later, what: What): Promise<void> {
    this.#pass(later);
    const home = this.present;
    const id = 'which' in what ? (this.debtIds[what.which % this.debtIds.length] ?? '') : '';
    const owed = this.owedOn(id);
    const enter = (change: number, paymentId?: string) =>
      this.#entries.push({
        debtId: id,
        at: this.#millis,
        owed: change,
        ...(paymentId && { paymentId }),
      });
    await database.transaction(async (tx) => {
      switch (what.kind) {
        case 'open': {
          const debt = await addDebt(tx, home, { ...CARD, currentBalance: cents(what.owed) });
          this.debtIds.push(debt.id);
          this.#entries.push({ debtId: debt.id, at: this.#millis, owed: what.owed });
          return;
        }
        case 'pay': {
          // A cent where nothing is owed, which is too much.
          const amount = cents(Math.max(1, Math.ceil((owed * what.percent) / 100)));
          const payment = await payDebt(tx, home, { debtId: id, amount, source: what.source });
          enter(-amount, payment.id);
          return;
        }
        case 'undo': {
          const paymentId = this.#payments().at(-1 - what.back)?.paymentId ?? '';
          await undoPayment(tx, home, undefined, paymentId);
          this.#entries = this.#entries.filter((entry) => entry.paymentId !== paymentId);
          return;
        }
        case 'correct': {
          const amount = Math.ceil((owed * what.percent) / 100) + what.more;
          const on = addDays(dayAt(this.#millis), -what.daysAgo);
          const request = { amount: cents(amount), on, reason: what.reason };
          await correctDebtBalance(tx, home, request, id);
          enter(Math.max(0, amount - this.#paidAfter(id, on)) - owed);
          return;
        }
        case 'close':
          return void (await closeDebt(tx, home, undefined, id));
        case 'reopen':
          return void (await reopenDebt(tx, home, undefined, id));
        case 'delete':
          await deleteDebt(tx, home, undefined, id);
          this.debtIds.splice(this.debtIds.indexOf(id), 1);
          return;
        case 'edit':
          return void (await updateDebt(tx, home, what.terms, id));
        case 'buy':
      }
    });
    if (what.kind === 'buy') await collectRoundUp(database, home, what.roundUp);
  }

  #pass(later: Later): void {
    if (typeof later === 'number') this.#millis += later;
    else {
      const next = startOfDay(firstDayOf(nextMonth(monthAt(this.#millis))), ZONE);
      this.#millis = Math.max(this.#millis, next - 5 * SECOND);
    }
  }

  #payments(): Entry[] {
    return this.#entries.filter(({ paymentId }) => paymentId !== undefined);
  }

  #paidAfter(debtId: string, day: CalendarDay): number {
    const after = this.#payments().filter(
      (entry) => entry.debtId === debtId && dayAt(entry.at) > day,
    );
    return 0 - sum(after);
  }
}

const CARD = {
  name: 'Card',
  minimumPayment: cents(2500),
  interestRate: aprFromPercent(19.9),
  dueDate: 31,
};

function sum(entries: readonly Entry[]): number {
  return entries.reduce((total, { owed }) => total + owed, 0);
}

function dayAt(millis: number): CalendarDay {
  return calendarDayOf(new Date(millis).toISOString(), ZONE);
}

function monthAt(millis: number): CalendarMonth {
  return monthOf(dayAt(millis));
}
