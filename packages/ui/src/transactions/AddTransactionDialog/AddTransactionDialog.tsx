import type { Instant } from '@dime-time/finance-core';
import { forwardRef, useState } from 'react';
import {
  Dialog,
  type DialogLayout,
  FeatureGate,
  type Loadable,
  ready,
} from '../../primitives/index.ts';
import { useWords } from '../../words/index.ts';
import { addTransactionDialogWords } from '../words/addTransactionDialog.ts';
import { AddTransactionForm, type CreateTransactionAction } from './AddTransactionForm.tsx';
import { useAsOf, useTimeZone } from '../../theme/Clock.ts';

export interface AddTransactionDialogProps extends DialogLayout {
  /** Whether it is open. */
  open: boolean;
  /** Called with false when it closes: a transaction was added, or the dialog was canceled. */
  onOpenChange: (open: boolean) => void;
  /**
   * The current time.
   * @default that of the provider’s clock
   */
  asOf?: Instant | undefined;
  /**
   * The reader's time zone.
   * @default that of the provider’s clock
   */
  timeZone?: string | undefined;
  /** Adds the transaction. */
  onCreate: CreateTransactionAction;
  /**
   * Whether the server offers this, once known: the dialog waits, says that it
   * could not check, or explains where such data comes from instead.
   * @default ready(true)
   */
  offered?: Loadable<boolean> | undefined;
  /**
   * Whether the server accepts refunds and returns their round-ups.
   * @default false
   */
  refundsOffered?: boolean | undefined;
}

const OFFERED = ready(true);

/** Adds a purchase by hand, or says where purchases come from instead. */
export const AddTransactionDialog = forwardRef<HTMLDivElement, AddTransactionDialogProps>(
  function AddTransactionDialog(
    {
      open,
      onOpenChange,
      asOf: givenTime,
      timeZone: givenZone,
      onCreate,
      offered = OFFERED,
      refundsOffered = false,
      ...layout
    },
    ref,
  ) {
    const asOf = useAsOf(givenTime);
    const timeZone = useTimeZone(givenZone);
    const words = useWords(addTransactionDialogWords);
    const [pending, setPending] = useState(false);
    const close = () => onOpenChange(false);
    return (
      <Dialog
        data-part="add-transaction-dialog"
        {...layout}
        ref={ref}
        open={open}
        onOpenChange={onOpenChange}
        dismissible={!pending}
        title={words.title}
      >
        {open && (
          <FeatureGate available={offered} fallback={words.instead} onClose={close}>
            <AddTransactionForm
              now={{ asOf, timeZone }}
              refundsOffered={refundsOffered}
              onCreate={onCreate}
              onPendingChange={setPending}
              onClose={close}
            />
          </FeatureGate>
        )}
      </Dialog>
    );
  },
);
