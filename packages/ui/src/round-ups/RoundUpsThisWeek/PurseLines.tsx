import type { Debt, Payment, RoundUpSettings } from '@dime-time/finance-core/contract';
import { sumCents, type Cents, type Instant } from '@dime-time/finance-core';
import { useMemo, type ReactNode } from 'react';
import type { RoundUpPurse } from '../purse.ts';
import { coinName, Money } from '../../money/index.ts';
import { rich, useFormats, useWords } from '../../words/index.ts';
import { purseWords } from '../words/purse.ts';
import { roundUpsThisWeekWords } from '../words/roundUpsThisWeek.ts';
import type { RoundUpsThisWeekWords } from '../../words/subjects/round-ups/roundUpsThisWeek.ts';
import {
  type InsufficientFunds,
  lastFromRoundUps,
  nextSweepModel,
  type NextSweep,
  type SweepPart,
} from './nextSweepModel.ts';
import * as styles from './RoundUpsThisWeek.css.ts';

export interface PurseLinesProps {
  purse: RoundUpPurse;
  debts: readonly Debt[];
  settings: RoundUpSettings | undefined;
  payments: readonly Payment[];
  asOf: Instant;
  timeZone: string;
  /** The ID of the line about the next sweep, which describes the button. */
  nextId: string;
}

/** Says when the next sweep moves money, and what was last paid from round-ups. */
export function PurseLines({ nextId, payments, ...input }: PurseLinesProps) {
  const { purse, debts, settings, asOf, timeZone } = input;
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
  return (
    <>
      <p data-part="round-ups-this-week-next" id={nextId} className={styles.note}>
        {nextText(next, purse, words)}
      </p>
      {last && (
        <p data-part="round-ups-this-week-last" className={styles.note}>
          {rich(words.last, {
            amount: <Money amount={last.amount} />,
            debt: <bdi>{last.debtName}</bdi>,
            day: last.day,
          })}
        </p>
      )}
    </>
  );
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
