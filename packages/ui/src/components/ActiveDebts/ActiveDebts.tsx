import type { Debt } from '@dime-time/finance-core/contract';
import { forwardRef, type Ref } from 'react';
import { classes } from '../../theme/classes.ts';
import type { AnyHostProps } from '../../theme/hostProps.ts';
import { BarRow } from '../BarRow/BarRow.tsx';
import { EmptyState } from '../EmptyState/index.ts';
import { Money } from '../Money/index.ts';
import { ProgressMeter } from '../ProgressMeter/index.ts';
import { activeDebts } from './ActiveDebts.model.ts';
import * as styles from '../BarRow/BarRow.css.ts';

export interface ActiveDebtsProps extends AnyHostProps<'children'> {
  /** The household's debts; those without a balance are left out. */
  debts: readonly Debt[];
}

/** The debts that are being paid down, with how far each has come. */
export const ActiveDebts = forwardRef<HTMLElement, ActiveDebtsProps>(function ActiveDebts(
  { debts, className, ...rest },
  ref,
) {
  const active = activeDebts(debts);
  if (active.length === 0) {
    return (
      <EmptyState
        {...rest}
        ref={ref as Ref<never>}
        className={className}
        title="No active debts"
        description="Debts with a balance appear here with their progress."
      />
    );
  }
  return (
    <ul {...rest} ref={ref as Ref<never>} className={classes(styles.list, className)}>
      {active.map(({ debt, percent, paid, left }) => (
        <BarRow
          key={debt.id}
          name={debt.name}
          figure={<Money amount={debt.currentBalance} />}
          bar={
            <ProgressMeter
              label={`${debt.name}: ${paid}`}
              showLabel={false}
              value={percent}
              tone="progress"
            />
          }
          facts={
            <>
              <span>{paid}</span>
              <span>{left}</span>
            </>
          }
        />
      ))}
    </ul>
  );
});
