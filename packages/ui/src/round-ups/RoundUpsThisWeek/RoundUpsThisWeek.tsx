import type { Cents, Instant } from '@dime-time/finance-core';
import type { Debt, Payment, RoundUpSettings, Transaction } from '@dime-time/finance-core/contract';
import { forwardRef, useId, useMemo } from 'react';
import { classes } from '../../theme/classes.ts';
import type { HostProps } from '../../theme/hostProps.ts';
import type { SparklineProps } from '../../charts/index.ts';
import { lazyComponent } from '../../internal/lazyComponent.tsx';
import type { RoundUpPurse } from '../purse.ts';
import { Button, Inline } from '../../primitives/index.ts';
import { Money } from '../../money/index.ts';
import { PurseLines } from './PurseLines.tsx';
import { roundUpsThisWeekModel, type RoundUpsThisWeekModel } from './RoundUpsThisWeek.model.ts';
import { rich, useFormats, useWords } from '../../words/index.ts';
import { roundUpsThisWeekWords } from '../words/roundUpsThisWeek.ts';
import * as styles from './RoundUpsThisWeek.css.ts';
import { useAsOf, useTimeZone } from '../../theme/Clock.ts';

/** Decorative, so it is optional: the figure and the button work without it. */
const Sparkline = lazyComponent<SparklineProps>(
  () => import('../../charts/Sparkline/Sparkline.tsx').then((module) => module.Sparkline),
  () => <span className={styles.course} />,
  'fallback',
);

const NO_PAYMENTS: readonly Payment[] = [];

export interface RoundUpsThisWeekProps extends HostProps<'div', 'children'> {
  /** The household's transactions; those of the last 7 days count. */
  transactions: readonly Transaction[];
  /** The household’s debts; the round-ups go to the one with the highest rate. */
  debts: readonly Debt[];
  /**
   * The current time.
   * @default that of the provider’s clock
   */
  asOf?: Instant | undefined;
  /**
   * The time zone for dates.
   * @default that of the provider’s clock
   */
  timeZone?: string | undefined;
  /**
   * The purse to draw on, if the server keeps one; then its waiting amount is applied.
   * @default none: the week’s round-ups are applied
   */
  purse?: RoundUpPurse | undefined;
  /**
   * How round-ups are applied, which determines the next sweep.
   * @default not known
   */
  settings?: RoundUpSettings | undefined;
  /**
   * The household’s payments; the last one from round-ups is shown.
   * @default none
   */
  payments?: readonly Payment[] | undefined;
  /**
   * Whether settings or payments still load; with a purse, placeholders keep the room of their lines.
   * @default false
   */
  loading?: boolean | undefined;
  /** Called to pay on that debt, from the purse if there is one. */
  onApply: (target: { debtId: string; amount: Cents; source?: 'roundup' }) => void;
}

/**
 * Shows what the last 7 days rounded up to, with a button to apply it to the most expensive debt.
 */
export const RoundUpsThisWeek = forwardRef<HTMLDivElement, RoundUpsThisWeekProps>(
  function RoundUpsThisWeek(
    {
      transactions,
      debts,
      asOf: givenTime,
      timeZone: givenZone,
      purse,
      settings,
      payments = NO_PAYMENTS,
      loading = false,
      onApply,
      className,
      ...rest
    },
    ref,
  ) {
    const asOf = useAsOf(givenTime);
    const timeZone = useTimeZone(givenZone);
    const words = useWords(roundUpsThisWeekWords);
    const week = useMemo(
      () => roundUpsThisWeekModel(transactions, debts, asOf, timeZone, purse?.waiting),
      [transactions, debts, asOf, timeZone, purse?.waiting],
    );
    const { target, applicable } = week;
    const nextId = useId();
    return (
      <div
        data-part="round-ups-this-week"
        {...rest}
        ref={ref}
        className={classes(styles.root, className)}
        aria-busy={(purse && loading) || undefined}
      >
        <div className={styles.figure}>
          <Inline gap={2} justify="between">
            <Money
              data-part="round-ups-this-week-total"
              className={styles.total}
              amount={week.total}
            />
            {week.total > 0 && <Sparkline points={week.course} datasetLabel={words.chart} />}
          </Inline>
          <p data-part="round-ups-this-week-purchases" className={styles.note}>
            {words.purchases({ purchases: week.purchases })}
          </p>
        </div>
        <Button
          stretch
          disabled={!target || applicable === 0}
          aria-describedby={purse && applicable === 0 ? nextId : undefined}
          onClick={() => {
            if (!target) return;
            onApply({
              debtId: target.id,
              amount: applicable,
              ...(purse && { source: 'roundup' as const }),
            });
          }}
        >
          {words.apply}
        </Button>
        <Destination week={week} waiting={purse?.waiting} />
        {purse && (
          <PurseLines
            purse={purse}
            debts={debts}
            settings={settings}
            payments={payments}
            loading={loading}
            asOf={asOf}
            timeZone={timeZone}
            nextId={nextId}
          />
        )}
      </div>
    );
  },
);

interface DestinationProps {
  week: RoundUpsThisWeekModel;
  /** What is waiting in the purse, if there is one. */
  waiting: Cents | undefined;
}

function Destination({ week: { target, targetApr, total }, waiting = total }: DestinationProps) {
  const words = useWords(roundUpsThisWeekWords);
  const { apr } = useFormats();
  if (total === 0 && waiting === 0) {
    return (
      <p data-part="round-ups-this-week-target" className={styles.note}>
        {words.start}
      </p>
    );
  }
  if (!target || targetApr === undefined) {
    return (
      <p data-part="round-ups-this-week-target" className={styles.note}>
        {words.noDebt}
      </p>
    );
  }
  return (
    <p data-part="round-ups-this-week-target" className={styles.note}>
      {rich(words.target, {
        apr: apr(targetApr),
        debt: (
          <bdi className={styles.target} title={target.name}>
            {target.name}
          </bdi>
        ),
      })}
    </p>
  );
}
