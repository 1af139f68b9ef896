import type { Instant } from '@dime-time/finance-core';
import { forwardRef, useState } from 'react';
import { ready, type Loadable } from '../../loadable.ts';
import { Dialog, type DialogLayout } from '../Dialog/index.ts';
import { OfferedForm } from '../NotOffered/OfferedForm.tsx';
import { AddTransactionForm, type CreateTransactionAction } from './AddTransactionForm.tsx';

export interface AddTransactionDialogProps extends DialogLayout {
  /** Whether it is open. */
  open: boolean;
  /** Hears that it closed: a transaction was added, or nobody wanted one. */
  onClose: () => void;
  /** The moment that counts as now. */
  asOf: Instant;
  /** The reader's time zone. */
  timeZone: string;
  /** Adds it. */
  onCreate: CreateTransactionAction;
  /**
   * Whether the server has such a call, as far as that is known: the dialog waits, says that it could
   * not ask, or explains where such data comes from instead.
   * @default ready(true)
   */
  offered?: Loadable<boolean> | undefined;
  /**
   * Whether the server takes refunds, whose round-ups it gives back.
   * @default false
   */
  refundsOffered?: boolean | undefined;
}

const OFFERED = ready(true);
const INSTEAD =
  'Purchases come from your linked bank accounts, so you can’t add them here. Link an account under Banking, and they’ll appear automatically.';

/** A purchase entered by hand, or where purchases come from instead. */
export const AddTransactionDialog = forwardRef<HTMLDivElement, AddTransactionDialogProps>(
  function AddTransactionDialog(
    {
      open,
      onClose,
      asOf,
      timeZone,
      onCreate,
      offered = OFFERED,
      refundsOffered = false,
      ...layout
    },
    ref,
  ) {
    const [pending, setPending] = useState(false);
    return (
      <Dialog
        {...layout}
        ref={ref}
        open={open}
        onOpenChange={(next) => {
          if (!next) onClose();
        }}
        dismissible={!pending}
        title="Add Transaction"
      >
        {open && (
          <OfferedForm offered={offered} instead={INSTEAD} onClose={onClose}>
            <AddTransactionForm
              now={{ asOf, timeZone }}
              refundsOffered={refundsOffered}
              onCreate={onCreate}
              onPendingChange={setPending}
              onClose={onClose}
            />
          </OfferedForm>
        )}
      </Dialog>
    );
  },
);
