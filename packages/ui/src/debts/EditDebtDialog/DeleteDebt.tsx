import type { Debt } from '@dime-time/finance-core/contract';
import { useId, useState } from 'react';
import type { DebtEditing } from '../debtEditing.ts';
import { Button, Callout, Heading, Stack, Text } from '../../primitives/index.ts';
import { useEdit } from './useEdit.ts';
import { useWords } from '../../words/index.ts';
import { deleteDebtWords } from '../words/deleteDebt.ts';
import type { DeleteDebtWords } from '../../words/subjects/debts/deleteDebt.ts';

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
  const words = useWords(deleteDebtWords);
  const hint = closingHint(debt, words);
  const reasonId = useId();
  const [asking, setAsking] = useState(false);
  const [isDeleting, make] = useEdit(onPendingChange, onGone);
  const remove = () =>
    make({
      send: () => onDelete(debt.id),
      done: words.done,
      failed: words.failed,
    });
  return (
    <Stack data-part="edit-debt-dialog-delete" as="section" gap={3} align="start">
      <Heading data-part="edit-debt-dialog-delete-title" level={3} size="m">
        {words.title}
      </Heading>
      <Text data-part="edit-debt-dialog-delete-text" tone="muted" id={reasonId}>
        {hasPayments ? words.hasPayments : words.description}
        {hint !== undefined && ` ${hint}`}
      </Text>
      {asking && !hasPayments ? (
        <Callout
          data-part="edit-debt-dialog-delete-confirmation"
          tone="negative"
          live="assertive"
          title={words.confirmTitle({ debt: debt.name })}
          actions={
            <>
              <Button
                data-part="edit-debt-dialog-delete-cancel"
                variant="outline"
                tone="neutral"
                disabled={pending}
                onClick={() => setAsking(false)}
              >
                {words.cancel}
              </Button>
              <Button
                data-part="edit-debt-dialog-delete-confirm"
                tone="danger"
                disabled={pending && !isDeleting}
                pending={isDeleting}
                pendingLabel={words.pending}
                onClick={remove}
              >
                {words.submit}
              </Button>
            </>
          }
        >
          {words.confirmMessage}
        </Callout>
      ) : (
        <Button
          data-part="edit-debt-dialog-delete-start"
          variant="outline"
          tone="danger"
          disabled={pending || hasPayments}
          aria-describedby={reasonId}
          onClick={() => setAsking(true)}
        >
          {words.submit}
        </Button>
      )}
    </Stack>
  );
}

/** What to do with a debt that cannot be deleted: while it has a balance, it cannot be closed either. */
function closingHint({ status, currentBalance }: Debt, words: DeleteDebtWords): string | undefined {
  if (status === 'closed') return undefined;
  return currentBalance > 0 ? words.payFirst : words.closeInstead;
}
