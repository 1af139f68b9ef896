import type { Debt, Payment, RoundUpSettings } from '@dime-time/finance-core/contract';
import type { Instant } from '@dime-time/finance-core';
import { useMemo, type ReactNode } from 'react';
import type { RoundUpPurse } from '../../purse.ts';
import { Money } from '../Money/index.ts';
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
  /** What ties the line on the next sweep to the button. */
  nextId: string;
}

/** When the next sweep moves money, and what was paid from round-ups last. */
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
          Last paid: <Money amount={last.amount} /> to <bdi>{last.debtName}</bdi> on {last.day}.
        </p>
      )}
    </>
  );
}

function nextWords(next: NextSweep, { waiting }: RoundUpPurse): ReactNode {
  switch (next.kind) {
    case 'announced':
      return (
        <>
          {next.day}: <Parts parts={next.parts} />
          {next.from !== undefined && (
            <>
              {' '}
              from <bdi>{next.from}</bdi>
            </>
          )}
          .
        </>
      );
    case 'nothing-waits':
      if (next.day !== undefined) return `Nothing waits. Next sweep ${next.day}.`;
      if (next.threshold === undefined) return 'Nothing waits.';
      return (
        <>
          Nothing waits. The next sweep comes at{' '}
          <Money amount={next.threshold} cents="when-needed" masked={false} />.
        </>
      );
    case 'off':
      return 'Nothing waits, and round-ups are off.';
    case 'paused':
      return waiting > 0
        ? `Paused until ${next.until}. Until then nothing goes by itself.`
        : `Nothing waits. Round-ups are paused until ${next.until}.`;
    case 'collecting':
      return (
        <>
          <Money amount={waiting} /> waits. It goes by itself at{' '}
          <Money amount={next.threshold} cents="when-needed" masked={false} />.
        </>
      );
    case 'kept-back':
      return (
        <>
          <Money amount={waiting} /> waits, because you keep at least{' '}
          <Money amount={next.floor} cents="when-needed" /> in <bdi>{next.account}</bdi>.
        </>
      );
    case 'unknown':
      return (
        <>
          <Money amount={waiting} /> waits.
        </>
      );
  }
}

/** '$2.20 goes to Everyday Visa and $0.74 into BTC'. */
function Parts({ parts }: { parts: readonly SweepPart[] }) {
  return parts.map(({ amount, to, kind }, at) => (
    <span key={`${kind} ${to}`}>
      {at > 0 && (at === parts.length - 1 ? ' and ' : ', ')}
      <Money amount={amount} /> {at === 0 && 'goes '}
      {kind === 'coin' ? 'into' : 'to'} <bdi>{to}</bdi>
    </span>
  ));
}
