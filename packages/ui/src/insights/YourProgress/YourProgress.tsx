import { debtTotals, percentPaid, totalSaved, type CalendarDay } from '@dime-time/finance-core';
import type { Debt, Transaction } from '@dime-time/finance-core/contract';
import { CalendarCheck } from 'lucide-react';
import { forwardRef } from 'react';
import { classes } from '../../theme/classes.ts';
import type { HostProps } from '../../theme/hostProps.ts';
import { DataList, DataRow, type Loadable, ProgressMeter, Text } from '../../primitives/index.ts';
import { Money } from '../../money/index.ts';
import { useFormats, useWords } from '../../words/index.ts';
import { yourProgressWords } from '../words/yourProgress.ts';
import type { PlanStanding } from './PlanStanding.model.ts';
import { PlanStandingNote } from './PlanStandingNote.tsx';
import { ProgressNote } from './ProgressNote.tsx';
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
  /**
   * How the household stands against its plan; `undefined` in it if it has saved none.
   * @default the example of the specification
   */
  plan?: Loadable<PlanStanding | undefined> | undefined;
  /**
   * The link to the plan, if none is saved.
   * @default '/debts/plan'
   */
  planHref?: string | undefined;
}

/** Shows how far all debts have come, and how much round-ups contributed. */
export const YourProgress = forwardRef<HTMLDivElement, YourProgressProps>(function YourProgress(
  { debts, transactions, debtFreeDate, plan, planHref = '/debts/plan', className, ...rest },
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
      {plan ? (
        <PlanStandingNote plan={plan} planHref={planHref} />
      ) : (
        // A fixed text of the specification, not calculated from anyone’s debts.
        <ProgressNote tone="progress" icon={CalendarCheck} title={words.ahead}>
          <Text data-part="your-progress-ahead-text" size="s">
            {words.aheadOf}
          </Text>
        </ProgressNote>
      )}
    </div>
  );
});
