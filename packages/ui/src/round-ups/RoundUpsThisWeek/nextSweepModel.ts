import {
  addCents,
  calendarDayOf,
  cents,
  epochMillis,
  formatMonthDay,
  formatWeekday,
  nextSweep,
  planSweep,
  sweepable,
  ZERO_CENTS,
  type Cents,
  type Instant,
} from '@dime-time/finance-core';
import type { Debt, Payment, RoundUpSettings } from '@dime-time/finance-core/contract';
import { chargedAccountName, type RoundUpPurse } from '../purse.ts';

/** Where a part of a sweep goes. */
export interface SweepPart {
  amount: Cents;
  /** A debt by its name, or a coin by its symbol. */
  to: string;
  kind: 'debt' | 'coin';
}

/** An account that would fall below what is kept in it. */
interface KeptBack {
  floor: Cents;
  account: string;
}

/** What is known of the next sweep. */
export type NextSweep =
  /** Money moves on that day. */
  | { kind: 'announced'; day: string; parts: readonly SweepPart[]; from: string }
  /** Nothing waits; the day of the next sweep, where there is one without a threshold. */
  | { kind: 'nothing-waits'; day: string | undefined; threshold: Cents | undefined }
  /** Round-ups are off, and nothing waits. */
  | { kind: 'off' }
  /** No account is linked that a sweep could take money from. */
  | { kind: 'no-account' }
  /** Nothing moves by itself until that day. */
  | { kind: 'paused'; until: string }
  /** It goes once so much has collected and nothing keeps it back. */
  | { kind: 'collecting'; threshold: Cents; keptBack: KeptBack | undefined }
  /** The account would fall below what is kept in it. */
  | ({ kind: 'kept-back' } & KeptBack)
  /** Something waits, and nothing says when it goes. */
  | { kind: 'unknown' };

export interface NextSweepModelInput {
  purse: RoundUpPurse;
  debts: readonly Debt[];
  /** How round-ups are applied, where that is known. */
  settings: RoundUpSettings | undefined;
  asOf: Instant;
  timeZone: string;
}

/** Says when round-ups move next, how much of them and where to, or why they do not. */
export function nextSweepModel(input: NextSweepModelInput): NextSweep {
  const { purse, settings, asOf, timeZone } = input;
  const until = settings?.pausedUntil;
  if (until && epochMillis(until) > epochMillis(asOf)) {
    return { kind: 'paused', until: dayText(until, timeZone) };
  }
  if (purse.waiting <= 0 && settings?.isEnabled === false) return { kind: 'off' };
  if (!purse.account) return { kind: 'no-account' };
  if (purse.waiting <= 0) return nothingWaits(input);
  if (purse.nextSweep !== undefined) {
    const parts = partsOf(input);
    if (parts.length > 0) {
      return {
        kind: 'announced',
        day: dayText(purse.nextSweep, timeZone),
        parts,
        from: chargedAccountName(purse.account),
      };
    }
  }
  const keptBack = keptBackIn(input);
  if (settings?.sweep === 'threshold' && purse.waiting < settings.autoApplyThreshold) {
    return { kind: 'collecting', threshold: settings.autoApplyThreshold, keptBack };
  }
  return keptBack ? { kind: 'kept-back', ...keptBack } : { kind: 'unknown' };
}

function keptBackIn(input: NextSweepModelInput): KeptBack | undefined {
  const { account } = input.purse;
  const floor = input.settings?.floor;
  if (!floor || !account || movable(input) > 0) return undefined;
  return { floor, account: chargedAccountName(account) };
}

function nothingWaits({ settings, asOf, timeZone }: NextSweepModelInput): NextSweep {
  const sweep = settings?.sweep;
  const next =
    sweep &&
    nextSweep({
      waiting: cents(1),
      hasTarget: true,
      sweep,
      thresholdReachedAt: undefined,
      pausedUntil: undefined,
      now: asOf,
      timeZone,
    });
  return {
    kind: 'nothing-waits',
    day: next && dayText(next, timeZone),
    threshold: sweep === 'threshold' ? settings?.autoApplyThreshold : undefined,
  };
}

function movable({ purse, settings }: NextSweepModelInput): Cents {
  return sweepable({
    waiting: purse.waiting,
    account: purse.account,
    floor: settings?.floor ?? ZERO_CENTS,
  });
}

function partsOf(input: NextSweepModelInput): SweepPart[] {
  const { debts, settings } = input;
  const plan = planSweep({
    amount: movable(input),
    debts,
    cryptoPercentage: settings?.cryptoEnabled ? settings.cryptoPercentage : 0,
  });
  const names = new Map(debts.map(({ id, name }) => [id, name]));
  const paid = plan.payments.map(({ debtId, amount }): SweepPart => ({
    amount,
    to: names.get(debtId) ?? '',
    kind: 'debt',
  }));
  return plan.crypto > 0 && settings
    ? [...paid, { amount: plan.crypto, to: settings.preferredCrypto, kind: 'coin' }]
    : paid;
}

/** The newest payment from round-ups. */
export interface LastFromRoundUps {
  amount: Cents;
  debtName: string;
  day: string;
}

/** What was paid from round-ups last; the payments of one sweep on one debt count together. */
export function lastFromRoundUps(
  payments: readonly Payment[],
  debts: readonly Pick<Debt, 'id' | 'name'>[],
  timeZone: string,
): LastFromRoundUps | undefined {
  const paid = payments.filter(({ source }) => source === 'roundup');
  const [newest] = paid.toSorted((a, b) => epochMillis(b.date) - epochMillis(a.date));
  if (!newest) return undefined;
  const together = paid.filter(
    ({ debtId, date }) => debtId === newest.debtId && date === newest.date,
  );
  return {
    amount: together.reduce<Cents>((sum, { amount }) => addCents(sum, amount), ZERO_CENTS),
    debtName: debts.find(({ id }) => id === newest.debtId)?.name ?? 'a former debt',
    day: formatMonthDay(calendarDayOf(newest.date, timeZone)),
  };
}

function dayText(moment: Instant, timeZone: string): string {
  return formatWeekday(calendarDayOf(moment, timeZone));
}
