import type { Debt } from '@dime-time/finance-core/contract';
import { forwardRef, useId, useRef } from 'react';
import type { DebtEditing } from '../debtEditing.ts';
import { focusNearest } from '../../internal/focusNearest.ts';
import { classes } from '../../theme/classes.ts';
import type { HostProps } from '../../theme/hostProps.ts';
import { Button, Inline, Link } from '../../primitives/index.ts';
import { useEdit } from '../EditDebtDialog/useEdit.ts';
import { Money } from '../../money/index.ts';
import { rich, useWords } from '../../words/index.ts';
import { closedDebtsWords } from '../words/closedDebts.ts';
import * as row from '../../internal/itemRow.css.ts';
import * as styles from './ClosedDebts.css.ts';

export interface ClosedDebtsProps extends HostProps<'details', 'children'> {
  /** The closed debts; without any, nothing is shown. */
  debts: readonly Debt[];
  /**
   * Returns the address of the page of a debt, which its name then links to, and where its payments
   * are at `#payments`.
   * @default undefined, no debt has a page
   */
  debtHref?: ((debtId: string) => string) | undefined;
  /** Called to show the payments on one debt that has no page. */
  onViewHistory: (debtId: string) => void;
  /**
   * Called to edit, reopen or delete one debt.
   * @default undefined, which offers no editing
   */
  onEdit?: ((debtId: string) => void) | undefined;
  /**
   * Reopens one debt and returns the result.
   * @default undefined, which offers no such button
   */
  onReopen?: DebtEditing['onReopen'] | undefined;
}

/** Lists debts that are paid off and closed, collapsed until opened. */
export const ClosedDebts = forwardRef<HTMLDetailsElement, ClosedDebtsProps>(function ClosedDebts(
  { debts, debtHref, onViewHistory, onEdit, onReopen, className, ...rest },
  ref,
) {
  const words = useWords(closedDebtsWords);
  const id = useId();
  if (debts.length === 0) return null;
  return (
    <details
      data-part="closed-debts"
      {...rest}
      ref={ref}
      className={classes(styles.root, className)}
    >
      <summary data-part="closed-debts-summary" className={styles.summary}>
        {words.summary({ count: `${debts.length}` })}
      </summary>
      <ul data-part="closed-debts-list" className={row.list} aria-label={words.label}>
        {debts.map((debt) => (
          <li data-part="closed-debts-item" key={debt.id} className={row.item}>
            <span className={row.side}>
              <bdi data-part="closed-debts-name" id={`${id}-${debt.id}`} className={row.main}>
                {debtHref ? (
                  <Link tone="inherit" href={debtHref(debt.id)}>
                    {debt.name}
                  </Link>
                ) : (
                  debt.name
                )}
              </bdi>
              <span data-part="closed-debts-detail" className={row.detail}>
                {debt.accountNumber && `${debt.accountNumber} · `}
                {rich(words.paidOff, { amount: <Money amount={debt.originalBalance} /> })}
              </span>
            </span>
            <Inline data-part="closed-debts-actions" as="span" gap={2} align="stretch">
              {debtHref ? (
                <Link
                  data-part="closed-debts-history"
                  className={styles.link}
                  aria-describedby={`${id}-${debt.id}`}
                  href={`${debtHref(debt.id)}#payments`}
                >
                  {words.history}
                </Link>
              ) : (
                <Button
                  data-part="closed-debts-history"
                  size="s"
                  variant="outline"
                  tone="neutral"
                  aria-describedby={`${id}-${debt.id}`}
                  onClick={() => onViewHistory(debt.id)}
                >
                  {words.history}
                </Button>
              )}
              {onReopen && (
                <ReopenButton
                  debtId={debt.id}
                  describedBy={`${id}-${debt.id}`}
                  onReopen={onReopen}
                />
              )}
              {onEdit && (
                <Button
                  data-part="closed-debts-edit"
                  size="s"
                  variant="outline"
                  tone="neutral"
                  aria-describedby={`${id}-${debt.id}`}
                  onClick={() => onEdit(debt.id)}
                >
                  {words.edit}
                </Button>
              )}
            </Inline>
          </li>
        ))}
      </ul>
    </details>
  );
});

interface ReopenButtonProps {
  debtId: string;
  /** The ID of the element that names the debt. */
  describedBy: string;
  onReopen: DebtEditing['onReopen'];
}

function ReopenButton({ debtId, describedBy, onReopen }: ReopenButtonProps) {
  const words = useWords(closedDebtsWords);
  const button = useRef<HTMLButtonElement>(null);
  const [pending, reopen] = useEdit(
    () => undefined,
    // The row is removed together with its buttons, so move the focus to the nearest element.
    () => {
      const item = button.current?.closest('li');
      if (item) focusNearest(item);
    },
  );
  return (
    <Button
      data-part="closed-debts-reopen"
      ref={button}
      size="s"
      variant="outline"
      tone="neutral"
      aria-describedby={describedBy}
      pending={pending}
      pendingLabel={words.pending}
      onClick={() =>
        reopen({
          send: () => onReopen(debtId),
          done: words.done,
          failed: words.failed,
        })
      }
    >
      {words.reopen}
    </Button>
  );
}
