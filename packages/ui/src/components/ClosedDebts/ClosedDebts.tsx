import type { Debt } from '@dime-time/finance-core/contract';
import { forwardRef, useId } from 'react';
import { classes } from '../../theme/classes.ts';
import type { HostProps } from '../../theme/hostProps.ts';
import { Button } from '../Button/index.ts';
import { Money } from '../Money/index.ts';
import * as styles from './ClosedDebts.css.ts';

export interface ClosedDebtsProps extends HostProps<'details', 'children'> {
  /** The debts that were closed; without any nothing is shown. */
  debts: readonly Debt[];
  /** Asks to see the payments of one. */
  onViewHistory: (debtId: string) => void;
  /**
   * Asks to edit, reopen or delete one.
   * @default undefined, which offers no editing
   */
  onEdit?: ((debtId: string) => void) | undefined;
}

/** The debts that are paid off and put away, folded until someone asks. */
export const ClosedDebts = forwardRef<HTMLDetailsElement, ClosedDebtsProps>(function ClosedDebts(
  { debts, onViewHistory, onEdit, className, ...rest },
  ref,
) {
  const id = useId();
  if (debts.length === 0) return null;
  return (
    <details {...rest} ref={ref} className={classes(styles.root, className)}>
      <summary className={styles.summary}>Closed debts ({debts.length})</summary>
      <ul className={styles.list} aria-label="Closed debts">
        {debts.map((debt) => (
          <li key={debt.id} className={styles.item}>
            <span className={styles.what}>
              <bdi id={`${id}-${debt.id}`} className={styles.name} title={debt.name}>
                {debt.name}
              </bdi>
              <span className={styles.detail}>
                {debt.accountNumber && `${debt.accountNumber} · `}
                <Money amount={debt.originalBalance} /> paid off
              </span>
            </span>
            <span className={styles.actions}>
              <Button
                size="s"
                variant="outline"
                tone="neutral"
                aria-describedby={`${id}-${debt.id}`}
                onClick={() => onViewHistory(debt.id)}
              >
                View History
              </Button>
              {onEdit && (
                <Button
                  size="s"
                  variant="outline"
                  tone="neutral"
                  aria-describedby={`${id}-${debt.id}`}
                  onClick={() => onEdit(debt.id)}
                >
                  Edit
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
});
