import type { Cents, MonthActivity } from '@dime-time/finance-core';
import { CalendarDays } from 'lucide-react';
import { forwardRef } from 'react';
import type { HostProps } from '../../theme/hostProps.ts';
import { EmptyState, Table, type TableColumn } from '../../primitives/index.ts';
import { Money } from '../../money/index.ts';
import { type Formats, useFormats, useWords } from '../../words/index.ts';
import type { MonthlyActivityWords } from '../../words/subjects/insights/monthlyActivity.ts';
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
    const formats = useFormats();
    if (months.every(isIdle)) {
      return (
        <EmptyState
          data-part="monthly-activity"
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
      <Table
        data-part="monthly-activity"
        {...rest}
        ref={ref}
        className={className}
        caption={caption ?? words.caption}
        columns={columnsOf(words, formats)}
        rows={months}
        rowKey={monthOf}
        rowTone={(month) => (isIdle(month) ? 'muted' : undefined)}
        narrow="columns"
      />
    );
  },
);

const monthOf = ({ month }: MonthActivity) => month;

const amount = (value: Cents) => <Money amount={value} compact={isLong(value)} />;

function columnsOf(
  words: MonthlyActivityWords,
  { monthYear }: Formats,
): readonly TableColumn<MonthActivity>[] {
  return [
    {
      id: 'month',
      header: words.month,
      cell: ({ month, purchases }) => (
        <>
          {monthYear(month)}
          <span data-part="monthly-activity-purchases" className={styles.count}>
            {words.purchases({ count: purchases })}
          </span>
        </>
      ),
    },
    { id: 'spent', header: words.spent, cell: ({ spent }) => amount(spent), numeric: true },
    {
      id: 'roundUps',
      header: words.roundUps,
      cell: ({ roundUps }) => (
        <span
          data-part="monthly-activity-round-ups"
          className={styles.roundUps}
          data-some={roundUps > 0 || undefined}
        >
          {amount(roundUps)}
        </span>
      ),
      numeric: true,
    },
    { id: 'paid', header: words.paid, cell: ({ paid }) => amount(paid), numeric: true },
  ];
}
