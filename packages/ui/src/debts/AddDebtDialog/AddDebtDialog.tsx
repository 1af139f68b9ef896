import { forwardRef, useState } from 'react';
import {
  Dialog,
  type DialogLayout,
  FeatureGate,
  type Loadable,
  ready,
} from '../../primitives/index.ts';
import { AddDebtForm, type CreateDebtAction } from './AddDebtForm.tsx';
import { useWords } from '../../words/index.ts';
import { addDebtDialogWords } from '../words/addDebtDialog.ts';

export interface AddDebtDialogProps extends DialogLayout {
  /** Whether it is open. */
  open: boolean;
  /** Called with false when it closes: a debt was added, or the dialog was canceled. */
  onOpenChange: (open: boolean) => void;
  /** Adds the debt. */
  onCreate: CreateDebtAction;
  /**
   * Whether the server offers this, once known: the dialog waits, says that it
   * could not check, or explains where such data comes from instead.
   * @default ready(true)
   */
  offered?: Loadable<boolean> | undefined;
}

const OFFERED = ready(true);

/** Adds a debt by hand, or says where debts come from instead. */
export const AddDebtDialog = forwardRef<HTMLDivElement, AddDebtDialogProps>(function AddDebtDialog(
  { open, onOpenChange, onCreate, offered = OFFERED, ...layout },
  ref,
) {
  const words = useWords(addDebtDialogWords);
  const [pending, setPending] = useState(false);
  const close = () => onOpenChange(false);
  return (
    <Dialog
      data-part="add-debt-dialog"
      {...layout}
      ref={ref}
      open={open}
      onOpenChange={onOpenChange}
      dismissible={!pending}
      title={words.title}
    >
      {open && (
        <FeatureGate available={offered} fallback={words.instead} onClose={close}>
          <AddDebtForm onCreate={onCreate} onPendingChange={setPending} onClose={close} />
        </FeatureGate>
      )}
    </Dialog>
  );
});
