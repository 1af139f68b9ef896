import type { Instant } from '@dime-time/finance-core';
import { useState } from 'react';
import { Dialog } from '../Dialog/index.ts';
import { NotOffered } from '../NotOffered/index.ts';
import { AddTransactionForm, type CreateTransactionAction } from './AddTransactionForm.tsx';

export interface AddTransactionDialogProps {
  /** Whether it is open. */
  open: boolean;
  /** Hears that it closed: a transaction was added, or nobody wanted one. */
  onClose: () => void;
  /** The moment that counts as now. */
  asOf: Instant;
  /** The reader's time zone. */
  timeZone: string;
  /** Adds it; where the server has no such call it is left out, and the dialog explains. */
  onCreate?: CreateTransactionAction | undefined;
}

/** A purchase entered by hand, or where purchases come from instead. */
export function AddTransactionDialog({
  open,
  onClose,
  asOf,
  timeZone,
  onCreate,
}: AddTransactionDialogProps) {
  const [pending, setPending] = useState(false);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      dismissible={!pending}
      title="Add Transaction"
    >
      {open && onCreate && (
        <AddTransactionForm
          now={{ asOf, timeZone }}
          onCreate={onCreate}
          onPendingChange={setPending}
          onClose={onClose}
        />
      )}
      {open && !onCreate && (
        <NotOffered onClose={onClose}>
          Purchases come from your linked bank accounts and cannot be entered here. Link an account
          under Banking, and they appear on their own.
        </NotOffered>
      )}
    </Dialog>
  );
}
