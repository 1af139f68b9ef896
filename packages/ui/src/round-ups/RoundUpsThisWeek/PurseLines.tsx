import type { Debt, Payment, RoundUpSettings } from '@dime-time/finance-core/contract';
import { sumCents, type Instant } from '@dime-time/finance-core';
import { useMemo, type ReactNode } from 'react';
import type { RoundUpPurse } from '../purse.ts';
import { coinName, Money } from '../../money/index.ts';
import {
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
  const next = useMemo(
    () => nextSweepModel({ purse, debts, settings, asOf, timeZone }),
    [purse, debts, settings, asOf, timeZone],
  );
  const last = useMemo(
    () => lastFromRoundUps(payments, debts, timeZone),
    [payments, debts, timeZone],
  );
  const words = nextWords(next, purse);
  return (
    <>
      {words !== undefined && (
        <p id={nextId} className={styles.note}>
          {words}
        </p>
      )}
      {last && (
        <p className={styles.note}>
          Last applied: <Money amount={last.amount} /> to <bdi>{last.debtName}</bdi> on {last.day}.
        </p>
      )}
    </>
  );
}

function nextWords(next: NextSweep, { waiting }: RoundUpPurse): ReactNode {
  switch (next.kind) {
    case 'announced':
      return <Taken {...next} />;
    case 'no-account':
      return (
        <>
          {waiting > 0 ? <Money amount={waiting} /> : 'No round-ups'} waiting. Connect a checking
          account, and we’ll apply round-ups automatically.
        </>
      );
    case 'nothing-waiting':
      if (next.day !== undefined)
        return `No round-ups waiting. We’ll apply the next ones on ${next.day}.`;
      if (next.threshold === undefined) return 'No round-ups waiting.';
      return (
        <>
          No round-ups waiting. We’ll apply them when they reach{' '}
          <Money amount={next.threshold} cents="when-needed" masked={false} />.
        </>
      );
    case 'off':
      return 'Round-ups are off.';
    case 'paused':
      return waiting > 0
        ? `Round-ups are paused until ${next.until}. We won’t apply what’s waiting until then.`
        : `No round-ups waiting. Round-ups are paused until ${next.until}.`;
    case 'collecting':
      return (
        <>
          <Money amount={waiting} /> waiting. We’ll apply it automatically when it reaches{' '}
          <Money amount={next.threshold} cents="when-needed" masked={false} />
          {next.insufficientFunds && (
            <>
              {' '}
              and <bdi>{next.insufficientFunds.account}</bdi> is above your{' '}
              <Money amount={next.insufficientFunds.floor} cents="when-needed" /> minimum
            </>
          )}
          .
        </>
      );
    case 'insufficient-funds':
      return (
        <>
          <Money amount={waiting} /> waiting. We’ll apply it when <bdi>{next.account}</bdi> is above
          your <Money amount={next.floor} cents="when-needed" /> minimum.
        </>
      );
    case 'unknown':
      return (
        <>
          <Money amount={waiting} /> waiting.
        </>
      );
  }
}

interface TakenProps {
  day: string;
  parts: readonly SweepPart[];
  from: string;
}

/** 'On Monday, Nov 23, we’ll take $2.94 from Everyday Checking ••0000: $2.20 for …'. */
function Taken({ day, parts, from }: TakenProps) {
  const [only, ...others] = parts;
  return (
    <>
      On {day}, we’ll take <Money amount={sumCents(parts.map(({ amount }) => amount))} /> from{' '}
      <bdi>{from}</bdi>
      {only && others.length === 0 ? (
        <>
          {' '}
          for <Target {...only} />
        </>
      ) : (
        <>
          : <TakenParts parts={parts} />
        </>
      )}
      .
    </>
  );
}

/** '$2.20 for Everyday Visa and $0.74 for Bitcoin'. */
function TakenParts({ parts }: { parts: readonly SweepPart[] }) {
  return parts.map((part, at) => (
    <span key={`${part.kind} ${part.to}`}>
      {separator(at, parts.length)}
      <Money amount={part.amount} /> for <Target {...part} />
    </span>
  ));
}

function Target({ kind, to }: SweepPart) {
  return <bdi>{kind === 'coin' ? coinName(to) : to}</bdi>;
}

/** Between the parts of a list: 'a and b', 'a, b, and c'. */
function separator(at: number, count: number): string {
  if (at === 0) return '';
  if (at < count - 1) return ', ';
  return count === 2 ? ' and ' : ', and ';
}
