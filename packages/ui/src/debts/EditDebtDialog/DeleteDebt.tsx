import type { Debt } from '@dime-time/finance-core/contract';
import { useId, useState } from 'react';
import type { DebtEditing } from '../debtEditing.ts';
import { Button, Callout, Heading, Stack, Text } from '../../primitives/index.ts';
import { useEdit } from './useEdit.ts';

export interface DeleteDebtProps {
  debt: Debt;
  /** Whether it has payments, which prevent deletion. */
  hasPayments: boolean;
  onDelete: DebtEditing['onDelete'];
  /** Whether a change of the debt is pending. */
  pending: boolean;
  /** Called when a change starts or ends. */
  onPendingChange: (pending: boolean) => void;
  /** Called when the debt is deleted. */
  onGone: () => void;
}

/** Deletes a debt that was entered by mistake, after a confirmation. */
export function DeleteDebt({
  debt,
  hasPayments,
  onDelete,
  pending,
  onPendingChange,
  onGone,
}: DeleteDebtProps) {
  const reasonId = useId();
  const [asking, setAsking] = useState(false);
  const [isDeleting, make] = useEdit(onPendingChange, onGone);
  const remove = () =>
    make({
      send: () => onDelete(debt.id),
      done: 'Debt Deleted',
      failed: 'Debt Not Deleted',
    });
  return (
    <Stack as="section" gap={3} align="start">
      <Heading level={3} size="s">
        Delete
      </Heading>
      <Text tone="muted" id={reasonId}>
        {hasPayments
          ? 'This debt has payments, so its history is kept and it can’t be deleted.'
          : 'Delete a debt you added by mistake. A debt that has payments or corrections can’t be deleted.'}
        {closingHint(debt)}
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
              <Button
                tone="danger"
                disabled={pending && !isDeleting}
                pending={isDeleting}
                pendingLabel="Deleting"
                onClick={remove}
              >
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
  );
}

/** What to do with a debt that cannot be deleted: while it has a balance, it cannot be closed either. */
function closingHint({ status, currentBalance }: Debt): string {
  if (status === 'closed') return '';
  return currentBalance > 0 ? ' Pay it off, then close it.' : ' Close it instead.';
}
