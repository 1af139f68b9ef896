import type { Cents, Instant } from '@dime-time/finance-core';
import type { Debt, Transaction } from '@dime-time/finance-core/contract';
import { forwardRef, useMemo } from 'react';
import { classes } from '../../theme/classes.ts';
import type { HostProps } from '../../theme/hostProps.ts';
import type { SparklineProps } from '../../charts/Sparkline/index.ts';
import { latePart } from '../../latePart.tsx';
import { Button } from '../Button/index.ts';
import { Money } from '../Money/index.ts';
import { counted } from '../PayoffEstimate/durationText.ts';
import { aprText } from '../PayoffEstimate/PayoffEstimate.model.ts';
import { roundUpsThisWeekModel, type RoundUpsThisWeekModel } from './RoundUpsThisWeek.model.ts';
import * as styles from './RoundUpsThisWeek.css.ts';

/** The line beside the figure is an ornament: neither the figure nor the payment waits for it. */
const Sparkline = latePart<SparklineProps>(
  () => import('../../charts/Sparkline/index.ts').then((module) => module.Sparkline),
  () => <span className={styles.course} />,
  true,
);

export interface RoundUpsThisWeekProps extends HostProps<'div', 'children'> {
  /** The household's transactions; those of the last 7 days count. */
  transactions: readonly Transaction[];
  /** The household's debts; the one of the highest rate is what the round-ups go to. */
  debts: readonly Debt[];
  /** The moment that counts as now. */
  asOf: Instant;
  /** The zone days are counted in. */
  timeZone: string;
  /** Asks to pay the week's round-ups on that debt. */
  onApply: (target: { debtId: string; amount: Cents }) => void;
}

/** What the last 7 days rounded up to, ready to go to the most expensive debt. */
export const RoundUpsThisWeek = forwardRef<HTMLDivElement, RoundUpsThisWeekProps>(
  function RoundUpsThisWeek(
    { transactions, debts, asOf, timeZone, onApply, className, ...rest },
    ref,
  ) {
    const week = useMemo(
      () => roundUpsThisWeekModel(transactions, debts, asOf, timeZone),
      [transactions, debts, asOf, timeZone],
    );
    const { target, applicable } = week;
    return (
      <div {...rest} ref={ref} className={classes(styles.root, className)}>
        <div className={styles.figure}>
          <div className={styles.line}>
            <Money className={styles.total} amount={week.total} />
            {week.total > 0 && <Sparkline points={week.course} datasetLabel="Round-ups so far" />}
          </div>
          <p className={styles.note}>
            From {counted(week.purchases, 'purchase')} in the last 7 days
          </p>
        </div>
        <Button
          stretch
          disabled={!target || applicable === 0}
          onClick={() => {
            if (target) onApply({ debtId: target.id, amount: applicable });
          }}
        >
          Apply to Debt
        </Button>
        <Destination week={week} />
      </div>
    );
  },
);

function Destination({ week: { target, total } }: { week: RoundUpsThisWeekModel }) {
  if (total === 0) {
    return <p className={styles.note}>Your next purchase that is not a whole dollar starts it.</p>;
  }
  if (!target) {
    return <p className={styles.note}>You owe nothing: your round-ups stay in your balance.</p>;
  }
  return (
    <p className={styles.note}>
      Highest rate, {aprText(target.interestRate)}:{' '}
      <bdi className={styles.target} title={target.name}>
        {target.name}
      </bdi>
    </p>
  );
}
