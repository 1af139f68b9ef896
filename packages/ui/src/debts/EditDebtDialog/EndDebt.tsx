import type { Debt } from '@dime-time/finance-core/contract';
import { useId, useState } from 'react';
import type { DebtEditing } from '../debtEditing.ts';
import { Button, Callout, Heading, Stack, Text } from '../../primitives/index.ts';
import { Money } from '../../money/index.ts';
import { useEdit } from './useEdit.ts';

export interface EndDebtProps {
  debt: Debt;
  /** Whether it has payments, which prevent deletion. */
  hasPayments: boolean;
  editing: Pick<DebtEditing, 'onClose' | 'onReopen' | 'onDelete'>;
  /** Called when a change starts or ends. */
  onPendingChange: (pending: boolean) => void;
  /** Called when the debt has moved or is gone. */
  onGone: () => void;
}

/**
 * Closes a debt that is paid off, reopens a closed one, or deletes one that was entered by mistake.
 */
export function EndDebt({ debt, hasPayments, editing, onPendingChange, onGone }: EndDebtProps) {
  const reasonId = useId();
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
    <Stack>
      <Stack as="section" gap={3} align="start">
        <Heading level={3} size="s">
          {isClosed ? 'Reopen' : 'Close'}
        </Heading>
        <Text tone="muted">
          {isClosed ? (
            'This returns the debt to your list, with its full history.'
          ) : owed ? (
            <>
              You can close a debt once it’s paid off. You still owe{' '}
              <Money amount={debt.currentBalance} />.
            </>
          ) : (
            'A closed debt leaves your list but keeps its history, and your plans still put its payment toward your other debts. You can reopen it anytime.'
          )}
        </Text>
        <Button
          variant="outline"
          tone="neutral"
          disabled={pending || (!isClosed && owed)}
          onClick={isClosed ? reopen : close}
        >
          {isClosed ? 'Reopen Debt' : 'Close Debt'}
        </Button>
      </Stack>
      <Stack as="section" gap={3} align="start">
        <Heading level={3} size="s">
          Delete
        </Heading>
        <Text tone="muted" id={reasonId}>
          {hasPayments
            ? 'This debt has payments, so its history is kept and it can’t be deleted.'
            : 'Delete a debt you added by mistake. A debt that has payments or corrections can’t be deleted.'}
          {closing(isClosed, owed)}
        </Text>
        {asking && !hasPayments ? (
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
                  Cancel
                </Button>
                <Button tone="danger" pending={pending} pendingLabel="Deleting" onClick={remove}>
                  Delete Debt
                </Button>
              </>
            }
          >
            You can’t undo this.
          </Callout>
        ) : (
          <Button
            variant="outline"
            tone="danger"
            disabled={pending || hasPayments}
            aria-describedby={reasonId}
            onClick={() => setAsking(true)}
          >
            Delete Debt
          </Button>
        )}
      </Stack>
    </Stack>
  );
}

/**
 * The text for a debt that cannot be deleted: while it has a balance, it cannot be closed either.
 */
function closing(isClosed: boolean, owed: boolean): string {
  if (isClosed) return '';
  return owed ? ' Pay it off, then close it.' : ' Close it instead.';
}
