import type { Debt } from '@dime-time/finance-core/contract';
import type { RefObject } from 'react';
import { Button } from '../../primitives/index.ts';
import { useWords } from '../../words/index.ts';
import type { DebtEditing } from '../debtEditing.ts';
import { useEdit } from '../EditDebtDialog/useEdit.ts';
import { closeDebtWords } from '../words/closeDebt.ts';
import { debtPageWords } from '../words/debtPage.ts';

export interface DebtActionsProps {
  debt: Debt;
  editing: DebtEditing | undefined;
  onPay: () => void;
  onCorrect: () => void;
  onEdit: () => void;
  /** The button that stays, whatever is done. */
  editButton: RefObject<HTMLButtonElement | null>;
}

/** What can be done with a debt: pay, correct and edit it while it is open, close it once it is paid. */
export function DebtActions({
  debt,
  editing,
  onPay,
  onCorrect,
  onEdit,
  editButton,
}: DebtActionsProps) {
  const words = useWords(debtPageWords);
  const isClosed = debt.status === 'closed';
  const owed = debt.currentBalance > 0;
  return (
    <>
      {editing && (
        <Button
          data-part="debt-page-edit"
          ref={editButton}
          variant="outline"
          tone="neutral"
          onClick={onEdit}
        >
          {words.edit}
        </Button>
      )}
      {editing && !isClosed && (
        <Button data-part="debt-page-correct" variant="outline" tone="neutral" onClick={onCorrect}>
          {words.correct}
        </Button>
      )}
      {editing && !owed && <EndButton debt={debt} editing={editing} />}
      {!isClosed && (
        <Button data-part="debt-page-pay" disabled={!owed} onClick={onPay}>
          {words.pay}
        </Button>
      )}
    </>
  );
}

interface EndButtonProps {
  debt: Debt;
  editing: DebtEditing;
}

/** Closes a debt that is paid off, or reopens it. */
function EndButton({ debt, editing }: EndButtonProps) {
  const words = useWords(debtPageWords);
  const closeWords = useWords(closeDebtWords);
  const [pending, make] = useEdit(
    () => undefined,
    () => undefined,
  );
  const isClosed = debt.status === 'closed';
  return (
    <Button
      data-part="debt-page-end"
      variant="outline"
      tone="neutral"
      pending={pending}
      pendingLabel={words.pending}
      onClick={() =>
        make(
          isClosed
            ? {
                send: () => editing.onReopen(debt.id),
                done: closeWords.reopened,
                failed: closeWords.reopenFailed,
                undo: () => editing.onClose(debt.id),
              }
            : {
                send: () => editing.onClose(debt.id),
                done: closeWords.done,
                failed: closeWords.failed,
                undo: () => editing.onReopen(debt.id),
              },
        )
      }
    >
      {isClosed ? words.reopen : words.close}
    </Button>
  );
}
