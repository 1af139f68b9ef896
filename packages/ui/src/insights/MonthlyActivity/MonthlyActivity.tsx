import type { MonthActivity } from '@dime-time/finance-core';
import { CalendarDays } from 'lucide-react';
import { forwardRef } from 'react';
import { classes } from '../../theme/classes.ts';
import type { HostProps } from '../../theme/hostProps.ts';
import { visuallyHidden } from '../../theme/text.css.ts';
import { EmptyState } from '../../primitives/index.ts';
import { Money } from '../../money/index.ts';
import { useFormats, useWords } from '../../words/index.ts';
import { monthlyActivityWords } from '../words/monthlyActivity.ts';
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
  function MonthlyActivity({ months, caption, className, ...rest }, ref) {
    const words = useWords(monthlyActivityWords);
    const { monthYear } = useFormats();
    if (months.every(isIdle)) {
      return (
        <EmptyState
          {...rest}
          ref={ref}
          className={className}
          icon={<CalendarDays size={22} />}
          title={words.emptyTitle}
          description={words.emptyDescription}
        />
      );
    }
    return (
      <div {...rest} ref={ref} className={classes(styles.box, className)}>
        <table className={styles.table}>
          <caption className={visuallyHidden}>{caption ?? words.caption}</caption>
          <thead className={styles.heads}>
            <tr>
              <th scope="col" className={styles.head}>
                {words.month}
              </th>
              <th scope="col" className={styles.head}>
                {words.spent}
              </th>
              <th scope="col" className={styles.head}>
                {words.roundUps}
              </th>
              <th scope="col" className={styles.head}>
                {words.paid}
              </th>
            </tr>
          </thead>
          <tbody className={styles.rows}>
            {months.map((month) => (
              <tr key={month.month} className={styles.line} data-idle={isIdle(month) || undefined}>
                <th scope="row" className={`${styles.cell} ${styles.month}`}>
                  {monthYear(month.month)}
                  <span className={styles.count}>
                    {words.purchases({ count: month.purchases })}
                  </span>
                </th>
                <td className={styles.cell} data-label={words.spent}>
                  <Money amount={month.spent} compact={isLong(month.spent)} />
                </td>
                <td
                  data-label={words.roundUps}
                  className={`${styles.cell} ${styles.roundUps}`}
                  data-some={month.roundUps > 0 || undefined}
                >
                  <Money amount={month.roundUps} compact={isLong(month.roundUps)} />
                </td>
                <td className={styles.cell} data-label={words.paid}>
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
