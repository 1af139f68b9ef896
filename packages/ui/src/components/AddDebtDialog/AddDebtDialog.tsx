import { useState } from 'react';
import { Dialog } from '../Dialog/index.ts';
import { NotOffered } from '../NotOffered/index.ts';
import { AddDebtForm, type CreateDebtAction } from './AddDebtForm.tsx';

export interface AddDebtDialogProps {
  /** Whether it is open. */
  open: boolean;
  /** Hears that it closed: a debt was added, or nobody wanted one. */
  onClose: () => void;
  /** Adds the debt; where the server has no such call it is left out, and the dialog explains. */
  onCreate?: CreateDebtAction | undefined;
}

/** A debt entered by hand, or where debts come from instead. */
export function AddDebtDialog({ open, onClose, onCreate }: AddDebtDialogProps) {
  const [pending, setPending] = useState(false);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      dismissible={!pending}
      title="Add Debt Account"
    >
      {open && onCreate && (
        <AddDebtForm onCreate={onCreate} onPendingChange={setPending} onClose={onClose} />
      )}
      {open && !onCreate && (
        <NotOffered onClose={onClose}>
          Debts are set up with your account and cannot be entered here. Once yours are, they appear
          on this page with their balance, rate and progress.
        </NotOffered>
      )}
    </Dialog>
  );
}
