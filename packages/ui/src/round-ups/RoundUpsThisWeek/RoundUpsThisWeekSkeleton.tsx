import { calendarDay } from '@dime-time/finance-core';
import { forwardRef } from 'react';
import { classes } from '../../theme/classes.ts';
import type { HostProps } from '../../theme/hostProps.ts';
import { Skeleton } from '../../primitives/index.ts';
import { useFormats, useWords } from '../../words/index.ts';
import { purseWords } from '../words/purse.ts';
import { roundUpsThisWeekWords } from '../words/roundUpsThisWeek.ts';
import { PlaceholderLine } from './PlaceholderLine.tsx';
import * as styles from './RoundUpsThisWeek.css.ts';

export interface RoundUpsThisWeekSkeletonProps extends HostProps<'div', 'children'> {
  /**
   * Whether the lines about a purse will follow: the next sweep, and what was last paid.
   * @default false
   */
  purse?: boolean | undefined;
}

/** A date and an amount of usual length: they are not shown, their line takes their place. */
const USUAL = { day: calendarDay('2026-11-30'), amount: '$12.34', apr: '24.99% APR' };

/** The placeholder of the week’s round-ups while they load. */
export const RoundUpsThisWeekSkeleton = forwardRef<HTMLDivElement, RoundUpsThisWeekSkeletonProps>(
  function RoundUpsThisWeekSkeleton({ purse = false, className, ...rest }, ref) {
    const words = useWords(roundUpsThisWeekWords);
    const { unnamedAccount } = useWords(purseWords);
    const { weekday, monthDayInText } = useFormats();
    const { amount, apr, day } = USUAL;
    // The account’s name is as long as those of debts are.
    const name = unnamedAccount;
    return (
      <div
        data-part="round-ups-this-week-skeleton"
        {...rest}
        ref={ref}
        className={classes(styles.root, className)}
        aria-hidden="true"
      >
        <div className={styles.figure}>
          <span className={styles.total}>
            <Skeleton shape="block" height="1lh" width="8rem" />
          </span>
          <p className={styles.note}>
            <Skeleton shape="block" height="1lh" width="70%" />
          </p>
        </div>
        <Skeleton shape="block" height="2.5rem" />
        <PlaceholderLine>{words.target({ apr, debt: name })}</PlaceholderLine>
        {purse && (
          <>
            <PlaceholderLine>
              {words.announced({ day: weekday(day), amount, account: name, target: name })}
            </PlaceholderLine>
            <PlaceholderLine>
              {words.last({ amount, debt: name, day: monthDayInText(day) })}
            </PlaceholderLine>
          </>
        )}
      </div>
    );
  },
);
