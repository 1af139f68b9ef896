import type { Debt, Payment, RoundUpSettings } from '@dime-time/finance-core/contract';
import {
  calendarDayOf,
  cents,
  highestAprDebt,
  sumCents,
  ZERO_CENTS,
  type Cents,
  type Instant,
} from '@dime-time/finance-core';
import { useMemo, type ReactNode } from 'react';
import type { RoundUpPurse } from '../purse.ts';
import { coinName, Money } from '../../money/index.ts';
import { rich, useFormats, useWords } from '../../words/index.ts';
import { purseWords } from '../words/purse.ts';
import { roundUpsThisWeekWords } from '../words/roundUpsThisWeek.ts';
import type { RoundUpsThisWeekWords } from '../../words/subjects/round-ups/roundUpsThisWeek.ts';
import {
  type InsufficientFunds,
  type LastFromRoundUps,
  lastFromRoundUps,
  nextSweepModel,
  type NextSweep,
  type SweepPart,
} from './nextSweepModel.ts';
import { PlaceholderLine } from './PlaceholderLine.tsx';
import * as styles from './RoundUpsThisWeek.css.ts';

/** The settings of a new household, by which the size of a line is estimated until they are known. */
const USUAL_SETTINGS: RoundUpSettings = {
  isEnabled: true,
  multiplier: 1,
  autoApplyThreshold: cents(2_500),
  cryptoEnabled: false,
  cryptoPercentage: 0,
  preferredCrypto: 'BTC',
  sweep: 'both',
  floor: ZERO_CENTS,
};

export interface PurseLinesProps {
  purse: RoundUpPurse;
  debts: readonly Debt[];
  settings: RoundUpSettings | undefined;
  payments: readonly Payment[];
  /** Whether settings or payments still load: then each line is a placeholder of its size. */
  loading: boolean;
  asOf: Instant;
  timeZone: string;
  /** The ID of the line about the next sweep, which describes the button. */
  nextId: string;
}

/** Says when the next sweep moves money, and what was last paid from round-ups. */
export function PurseLines({ nextId, payments, loading, ...input }: PurseLinesProps) {
  const { purse, debts, asOf, timeZone } = input;
  const settings = input.settings ?? (loading ? USUAL_SETTINGS : undefined);
  const words = useWords(roundUpsThisWeekWords);
  const accounts = useWords(purseWords);
  const formats = useFormats();
  const next = useMemo(
    () => nextSweepModel({ purse, debts, settings, asOf, timeZone }, accounts, formats),
    [purse, debts, settings, asOf, timeZone, accounts, formats],
  );
  const last = useMemo(
    () => lastFromRoundUps(payments, debts, timeZone, words, formats),
    [payments, debts, timeZone, words, formats],
  );
  const nextLine = nextText(next, purse, words);
  if (loading) {
    const estimate = {
      amount: purse.applied,
      debtName: highestAprDebt(debts, calendarDayOf(asOf, timeZone))?.name ?? words.formerDebt,
      day: formats.monthDayInText(calendarDayOf(asOf, timeZone)),
    };
    return (
      <>
        <PlaceholderLine>{nextLine}</PlaceholderLine>
        {purse.applied > 0 && (
          <PlaceholderLine>{lastText(last ?? estimate, words)}</PlaceholderLine>
        )}
      </>
    );
  }
  return (
    <>
      <p data-part="round-ups-this-week-next" id={nextId} className={styles.note}>
        {nextLine}
      </p>
      {last && (
        <p data-part="round-ups-this-week-last" className={styles.note}>
          {lastText(last, words)}
        </p>
      )}
    </>
  );
}

function lastText(last: LastFromRoundUps, words: RoundUpsThisWeekWords): ReactNode {
  return rich(words.last, {
    amount: <Money amount={last.amount} />,
    debt: <bdi>{last.debtName}</bdi>,
    day: last.day,
  });
}

function nextText(
  next: NextSweep,
  { waiting }: RoundUpPurse,
  words: RoundUpsThisWeekWords,
): ReactNode {
  const amount = <Money amount={waiting} />;
  switch (next.kind) {
    case 'announced':
      return announcedText(next, words);
    case 'scheduled':
      return rich(words.scheduled, { amount, day: next.day });
    case 'no-account':
      return waiting > 0 ? rich(words.waitingNoAccount, { amount }) : words.emptyNoAccount;
    case 'nothing-waiting':
      if (next.day !== undefined) return words.emptyNextDay({ day: next.day });
      if (next.threshold === undefined) return words.empty;
      return rich(words.emptyThreshold, { threshold: thresholdText(next.threshold) });
    case 'off':
      return words.off;
    case 'paused':
      return waiting > 0
        ? words.waitingPaused({ day: next.until })
        : words.emptyPaused({ day: next.until });
    case 'collecting': {
      const values = { amount, threshold: thresholdText(next.threshold) };
      return next.insufficientFunds
        ? rich(words.waitingThresholdAndFloor, { ...values, ...floorTexts(next.insufficientFunds) })
        : rich(words.waitingThreshold, values);
    }
    case 'insufficient-funds':
      return rich(words.waitingFloor, { amount, ...floorTexts(next) });
    case 'unknown':
      return rich(words.waiting, { amount });
  }
}

function thresholdText(threshold: Cents): ReactNode {
  return <Money amount={threshold} cents="when-needed" masked={false} />;
}

function floorTexts({ account, floor }: InsufficientFunds) {
  return { account: <bdi>{account}</bdi>, floor: <Money amount={floor} cents="when-needed" /> };
}

type Announced = Extract<NextSweep, { kind: 'announced' }>;

/** 'On Monday, Nov 23, we’ll take $2.94 from Everyday Checking ••0000: $2.20 for …'. */
function announcedText({ day, parts, from }: Announced, words: RoundUpsThisWeekWords): ReactNode {
  const values = {
    day,
    amount: <Money amount={sumCents(parts.map(({ amount }) => amount))} />,
    account: <bdi>{from}</bdi>,
  };
  const [only, ...others] = parts;
  return only && others.length === 0
    ? rich(words.announced, { ...values, target: targetText(only) })
    : rich(words.announcedParts, { ...values, parts: partsText(parts, words) });
}

/** '$2.20 for Everyday Visa and $0.74 for Bitcoin'. */
function partsText(parts: readonly SweepPart[], words: RoundUpsThisWeekWords): ReactNode {
  const texts = parts.map((part) =>
    rich(words.part, { amount: <Money amount={part.amount} />, target: targetText(part) }),
  );
  const last = texts.at(-1);
  if (texts.length === 2) return rich(words.twoParts, { first: texts[0], last });
  const first = texts
    .slice(0, -1)
    .reduce((before, next) => rich(words.moreParts, { first: before, next }));
  return rich(words.lastPart, { first, last });
}

function targetText({ kind, to }: SweepPart): ReactNode {
  return <bdi>{kind === 'coin' ? coinName(to) : to}</bdi>;
}
