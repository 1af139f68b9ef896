import { debtTotals, percentPaid, totalSaved, type CalendarDay } from '@dime-time/finance-core';
import type { Debt, Transaction } from '@dime-time/finance-core/contract';
import { CalendarCheck } from 'lucide-react';
import { forwardRef } from 'react';
import { classes } from '../../theme/classes.ts';
import type { HostProps } from '../../theme/hostProps.ts';
import { DataList, DataRow, ProgressMeter, Text } from '../../primitives/index.ts';
import { Money } from '../../money/index.ts';
import { useFormats, useWords } from '../../words/index.ts';
import { yourProgressWords } from '../words/yourProgress.ts';
import * as styles from './YourProgress.css.ts';

export interface YourProgressProps extends HostProps<'div', 'children'> {
  /** The household's debts. */
  debts: readonly Debt[];
  /** The household's transactions. */
  transactions: readonly Pick<Transaction, 'roundUpAmount'>[];
  /**
   * The end date of the household’s forecast, as on the dashboard; `null` if it never ends.
   * @default unknown, and not shown
   */
  debtFreeDate?: CalendarDay | null | undefined;
}

/** Shows how far all debts have come, and how much round-ups contributed. */
export const YourProgress = forwardRef<HTMLDivElement, YourProgressProps>(function YourProgress(
  { debts, transactions, debtFreeDate, className, ...rest },
  ref,
) {
  const words = useWords(yourProgressWords);
  const { monthYear } = useFormats();
  const totals = debtTotals(debts);
  return (
    <div data-part="your-progress" {...rest} ref={ref} className={classes(styles.panel, className)}>
      <ProgressMeter
        label={words.share}
        size="l"
        value={percentPaid(totals)}
        // Without a debt, there is no percentage.
        valueLabel={totals.originalBalance > 0 ? undefined : '–'}
      />
      <DataList>
        <DataRow label={words.paid} value={<Money amount={totals.paid} />} />
        <DataRow label={words.owed} value={<Money amount={totals.currentBalance} />} />
        <DataRow label={words.roundUps} value={<Money amount={totalSaved(transactions)} />} />
        {debtFreeDate !== undefined && totals.currentBalance > 0 && (
          <DataRow
            label={words.debtFreeDate}
            value={debtFreeDate ? monthYear(debtFreeDate) : words.none}
          />
        )}
      </DataList>
      <div data-part="your-progress-ahead" className={styles.ahead}>
        <span data-part="your-progress-ahead-icon" className={styles.icon} aria-hidden="true">
          <CalendarCheck size={22} />
        </span>
        <div>
          <Text data-part="your-progress-ahead-title" tone="progress" weight="semibold">
            {/* A fixed text of the specification, not calculated from anyone’s debts. */}
            {words.ahead}
          </Text>
          <Text data-part="your-progress-ahead-text" size="s">
            {words.aheadOf}
          </Text>
        </div>
      </div>
    </div>
  );
});
