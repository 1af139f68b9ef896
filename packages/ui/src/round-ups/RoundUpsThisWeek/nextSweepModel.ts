import {
  addCents,
  calendarDayOf,
  cents,
  epochMillis,
  nextSweep,
  planSweep,
  sweepable,
  ZERO_CENTS,
  type Cents,
  type Instant,
} from '@dime-time/finance-core';
import type { Debt, Payment, RoundUpSettings } from '@dime-time/finance-core/contract';
import { chargedAccountName, type RoundUpPurse } from '../purse.ts';
import type { Formats } from '../../words/index.ts';
import type { PurseWords } from '../../words/subjects/round-ups/purse.ts';
import type { RoundUpsThisWeekWords } from '../../words/subjects/round-ups/roundUpsThisWeek.ts';

/** The destination of a part of a sweep. */
export interface SweepPart {
  amount: Cents;
  /** The name of a debt, or the symbol of a coin. */
  to: string;
  kind: 'debt' | 'coin';
}

/** An account that would fall below its minimum balance. */
export interface InsufficientFunds {
  floor: Cents;
  account: string;
}

/** The state of the next sweep. */
export type NextSweep =
  /** Money moves on that day. */
  | { kind: 'announced'; day: string; parts: readonly SweepPart[]; from: string }
  /** Money moves on that day; its parts depend on the settings, which are not known. */
  | { kind: 'scheduled'; day: string }
  /** Nothing is waiting; the day of the next sweep, if it does not depend on a threshold. */
  | { kind: 'nothing-waiting'; day: string | undefined; threshold: Cents | undefined }
  /** Round-ups are off, and nothing is waiting. */
  | { kind: 'off' }
  /** No account is linked that a sweep could charge. */
  | { kind: 'no-account' }
  /** Paused: nothing is applied automatically until that day. */
  | { kind: 'paused'; until: string }
  /** It is applied once this amount has been collected, if the account has enough. */
  | { kind: 'collecting'; threshold: Cents; insufficientFunds: InsufficientFunds | undefined }
  /** The account would fall below its minimum balance. */
  | ({ kind: 'insufficient-funds' } & InsufficientFunds)
  /** Something is waiting, and when it is applied is unknown. */
  | { kind: 'unknown' };

export interface NextSweepModelInput {
  purse: RoundUpPurse;
  debts: readonly Debt[];
  /** How round-ups are applied, if known. */
  settings: RoundUpSettings | undefined;
  asOf: Instant;
  timeZone: string;
}

/** Returns when round-ups are applied next, how much and to what, or why they are not. */
export function nextSweepModel(
  input: NextSweepModelInput,
  words: PurseWords,
  formats: Formats,
): NextSweep {
  const { purse, settings, asOf, timeZone } = input;
  const until = settings?.pausedUntil;
  if (until && epochMillis(until) > epochMillis(asOf)) {
    return { kind: 'paused', until: dayText(until, timeZone, formats) };
  }
  if (purse.waiting <= 0 && settings?.isEnabled === false) return { kind: 'off' };
  if (!purse.account) return { kind: 'no-account' };
  if (purse.waiting <= 0) return nothingWaits(input, formats);
  if (purse.nextSweep !== undefined) {
    const day = dayText(purse.nextSweep, timeZone, formats);
    if (!settings) return { kind: 'scheduled', day };
    const parts = partsOf(input, settings);
    if (parts.length > 0) {
      return { kind: 'announced', day, parts, from: chargedAccountName(purse.account, words) };
    }
  }
  const insufficientFunds = insufficientFundsOf(input, words);
  if (settings?.sweep === 'threshold' && purse.waiting < settings.autoApplyThreshold) {
    return { kind: 'collecting', threshold: settings.autoApplyThreshold, insufficientFunds };
  }
  return insufficientFunds
    ? { kind: 'insufficient-funds', ...insufficientFunds }
    : { kind: 'unknown' };
}

function insufficientFundsOf(
  input: NextSweepModelInput,
  words: PurseWords,
): InsufficientFunds | undefined {
  const { account } = input.purse;
  const floor = input.settings?.floor;
  if (!floor || !account || movable(input) > 0) return undefined;
  return { floor, account: chargedAccountName(account, words) };
}

function nothingWaits(
  { settings, asOf, timeZone }: NextSweepModelInput,
  formats: Formats,
): NextSweep {
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
    kind: 'nothing-waiting',
    day: next && dayText(next, timeZone, formats),
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

function partsOf(input: NextSweepModelInput, settings: RoundUpSettings): SweepPart[] {
  const { debts } = input;
  const plan = planSweep({
    amount: movable(input),
    debts,
    today: calendarDayOf(input.asOf, input.timeZone),
    cryptoPercentage: settings.cryptoEnabled ? settings.cryptoPercentage : 0,
  });
  const names = new Map(debts.map(({ id, name }) => [id, name]));
  const paid = plan.payments.map(({ debtId, amount }): SweepPart => ({
    amount,
    to: names.get(debtId) ?? '',
    kind: 'debt',
  }));
  return plan.crypto > 0
    ? [...paid, { amount: plan.crypto, to: settings.preferredCrypto, kind: 'coin' }]
    : paid;
}

/** The newest payment from round-ups. */
export interface LastFromRoundUps {
  amount: Cents;
  debtName: string;
  day: string;
}

/** The last payment from round-ups; payments of one sweep on one debt are added up. */
export function lastFromRoundUps(
  payments: readonly Payment[],
  debts: readonly Pick<Debt, 'id' | 'name'>[],
  timeZone: string,
  words: Pick<RoundUpsThisWeekWords, 'formerDebt'>,
  formats: Formats,
): LastFromRoundUps | undefined {
  const paid = payments.filter(({ source }) => source === 'roundup');
  const [newest] = paid.toSorted((a, b) => epochMillis(b.date) - epochMillis(a.date));
  if (!newest) return undefined;
  const together = paid.filter(
    ({ debtId, date }) => debtId === newest.debtId && date === newest.date,
  );
  return {
    amount: together.reduce<Cents>((sum, { amount }) => addCents(sum, amount), ZERO_CENTS),
    debtName: debts.find(({ id }) => id === newest.debtId)?.name ?? words.formerDebt,
    day: formats.monthDayInText(calendarDayOf(newest.date, timeZone)),
  };
}

function dayText(moment: Instant, timeZone: string, { weekday }: Formats): string {
  return weekday(calendarDayOf(moment, timeZone));
}
