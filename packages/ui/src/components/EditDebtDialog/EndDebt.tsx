import type { Debt } from '@dime-time/finance-core/contract';
import { useState } from 'react';
import type { DebtEditing } from '../../debtEditing.ts';
import { Button } from '../Button/index.ts';
import { Callout } from '../Callout/index.ts';
import { Heading } from '../Heading/index.ts';
import { Money } from '../Money/index.ts';
import { useEdit } from './useEdit.ts';
import * as styles from './EditDebtDialog.css.ts';

export interface EndDebtProps {
  debt: Debt;
  editing: Pick<DebtEditing, 'onClose' | 'onReopen' | 'onDelete'>;
  /** Hears whether a change is under way. */
  onPendingChange: (pending: boolean) => void;
  /** Hears that the debt is no longer where it was. */
  onGone: () => void;
}

/** Closes a debt that is paid off, takes a closed one back, or removes one that was entered by mistake. */
export function EndDebt({ debt, editing, onPendingChange, onGone }: EndDebtProps) {
  const [asking, setAsking] = useState(false);
  const [pending, make] = useEdit(onPendingChange, onGone);
  const isClosed = debt.status === 'closed';
  const owed = debt.currentBalance > 0;
  const close = () =>
    make({
      send: () => editing.onClose(debt.id),
      done: 'Debt Closed',
      failed: 'Debt Not Closed',
    });
  const reopen = () =>
    make({
      send: () => editing.onReopen(debt.id),
      done: 'Debt Reopened',
      failed: 'Debt Not Reopened',
    });
  const remove = () =>
    make({
      send: () => editing.onDelete(debt.id),
      done: 'Debt Deleted',
      failed: 'Debt Not Deleted',
    });
  return (
    <div className={styles.form}>
      <section className={styles.way}>
        <Heading level={3} size="s">
          {isClosed ? 'Reopen' : 'Close'}
        </Heading>
        <p className={styles.text}>
          {isClosed ? (
            'It goes back among your debts, with its whole history.'
          ) : owed ? (
            <>
              A debt can be closed once nothing is owed. You still owe{' '}
              <Money amount={debt.currentBalance} />.
            </>
          ) : (
            'A closed debt keeps its history and leaves your plans. You can reopen it.'
          )}
        </p>
        <Button
          variant="outline"
          tone="neutral"
          disabled={pending || (!isClosed && owed)}
          onClick={isClosed ? reopen : close}
        >
          {isClosed ? 'Reopen Debt' : 'Close Debt'}
        </Button>
      </section>
      <section className={styles.way}>
        <Heading level={3} size="s">
          Delete
        </Heading>
        <p className={styles.text}>
          For a debt entered by mistake. One with payments or corrections keeps its history and
          cannot be deleted; close it instead.
        </p>
        {asking ? (
          <Callout
            tone="negative"
            live="assertive"
            title={`Delete ${debt.name}?`}
            actions={
              <>
                <Button
                  variant="outline"
                  tone="neutral"
                  disabled={pending}
                  onClick={() => setAsking(false)}
                >
                  Keep It
                </Button>
                <Button tone="danger" pending={pending} pendingLabel="Deleting" onClick={remove}>
                  Delete for Good
                </Button>
              </>
            }
          >
            This cannot be undone.
          </Callout>
        ) : (
          <Button
            variant="outline"
            tone="danger"
            disabled={pending}
            onClick={() => setAsking(true)}
          >
            Delete Debt
          </Button>
        )}
      </section>
    </div>
  );
}
