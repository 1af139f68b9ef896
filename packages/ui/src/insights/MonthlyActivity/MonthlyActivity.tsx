import { type MonthActivity, formatCount } from '@dime-time/finance-core';
import { CalendarDays } from 'lucide-react';
import { forwardRef } from 'react';
import { classes } from '../../theme/classes.ts';
import type { HostProps } from '../../theme/hostProps.ts';
import { visuallyHidden } from '../../theme/text.css.ts';
import { EmptyState } from '../../primitives/index.ts';
import { Money } from '../../money/index.ts';
import { isIdle, isLong } from './MonthlyActivity.model.ts';
import * as styles from './MonthlyActivity.css.ts';

export interface MonthlyActivityProps extends HostProps<'div', 'children'> {
  /** The months, the current one first, as `monthlyActivity` returns them. */
  months: readonly MonthActivity[];
  /**
   * The table’s caption for assistive technology.
   * @default 'Monthly activity'
   */
  caption?: string;
}

/** Shows by month what was spent, what it rounded up to, and what was paid on debts. */
export const MonthlyActivity = forwardRef<HTMLDivElement, MonthlyActivityProps>(
  function MonthlyActivity({ months, caption = 'Monthly activity', className, ...rest }, ref) {
    if (months.every(isIdle)) {
      return (
        <EmptyState
          {...rest}
          ref={ref}
          className={className}
          icon={<CalendarDays size={22} />}
          title="No activity yet"
          description="Your monthly purchases and debt payments appear here."
        />
      );
    }
    return (
      <div {...rest} ref={ref} className={classes(styles.box, className)}>
        <table className={styles.table}>
          <caption className={visuallyHidden}>{caption}</caption>
          <thead className={styles.heads}>
            <tr>
              <th scope="col" className={styles.head}>
                Month
              </th>
              <th scope="col" className={styles.head}>
                Spent
              </th>
              <th scope="col" className={styles.head}>
                Round-ups
              </th>
              <th scope="col" className={styles.head}>
                Debt paid
              </th>
            </tr>
          </thead>
          <tbody className={styles.rows}>
            {months.map((month) => (
              <tr key={month.label} className={styles.line} data-idle={isIdle(month) || undefined}>
                <th scope="row" className={`${styles.cell} ${styles.month}`}>
                  {month.label}
                  <span className={styles.count}>{formatCount(month.purchases, 'purchase')}</span>
                </th>
                <td className={styles.cell} data-label="Spent">
                  <Money amount={month.spent} compact={isLong(month.spent)} />
                </td>
                <td
                  data-label="Round-ups"
                  className={`${styles.cell} ${styles.roundUps}`}
                  data-some={month.roundUps > 0 || undefined}
                >
                  <Money amount={month.roundUps} compact={isLong(month.roundUps)} />
                </td>
                <td className={styles.cell} data-label="Debt paid">
                  <Money amount={month.paid} compact={isLong(month.paid)} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    );
  },
);
