import type { Debt } from '@dime-time/finance-core/contract';
import type { DebtEditing } from '../debtEditing.ts';
import { Button, Heading, Stack, Text } from '../../primitives/index.ts';
import { Money } from '../../money/index.ts';
import { useEdit } from './useEdit.ts';
import { rich, useWords } from '../../words/index.ts';
import { closeDebtWords } from '../words/closeDebt.ts';

export interface CloseDebtProps {
  debt: Debt;
  editing: Pick<DebtEditing, 'onClose' | 'onReopen'>;
  /** Whether a change of the debt is pending. */
  pending: boolean;
  /** Called when a change starts or ends. */
  onPendingChange: (pending: boolean) => void;
  /** Called when the debt has moved to the other list. */
  onGone: () => void;
}

/** Closes a debt that is paid off, or reopens a closed one. */
export function CloseDebt({ debt, editing, pending, onPendingChange, onGone }: CloseDebtProps) {
  const words = useWords(closeDebtWords);
  const [, make] = useEdit(onPendingChange, onGone);
  const isClosed = debt.status === 'closed';
  const owed = debt.currentBalance > 0;
  const close = () =>
    make({
      send: () => editing.onClose(debt.id),
      done: words.done,
      failed: words.failed,
      undo: () => editing.onReopen(debt.id),
    });
  const reopen = () =>
    make({
      send: () => editing.onReopen(debt.id),
      done: words.reopened,
      failed: words.reopenFailed,
      undo: () => editing.onClose(debt.id),
    });
  return (
    <Stack data-part="edit-debt-dialog-close" as="section" gap={3} align="start">
      <Heading data-part="edit-debt-dialog-close-title" level={3} size="m">
        {isClosed ? words.reopenTitle : words.title}
      </Heading>
      <Text data-part="edit-debt-dialog-close-text" tone="muted">
        {isClosed
          ? words.reopenDescription
          : owed
            ? rich(words.owed, { amount: <Money amount={debt.currentBalance} /> })
            : words.description}
      </Text>
      <Button
        data-part="edit-debt-dialog-close-submit"
        variant="outline"
        tone="neutral"
        disabled={pending || (!isClosed && owed)}
        onClick={isClosed ? reopen : close}
      >
        {isClosed ? words.reopenSubmit : words.submit}
      </Button>
    </Stack>
  );
}
