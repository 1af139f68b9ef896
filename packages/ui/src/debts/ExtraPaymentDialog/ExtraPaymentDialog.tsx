import type { Cents } from '@dime-time/finance-core/money';
import type { Debt } from '@dime-time/finance-core/contract';
import { forwardRef, useState } from 'react';
import {
  Dialog,
  type DialogLayout,
  EmptyState,
  settle,
  useUnconfirmedSubmissions,
} from '../../primitives/index.ts';
import { isSamePayment, payableDebts, type UnconfirmedPayment } from '../debtPayment.ts';
import type { RoundUpPurse } from '../../round-ups/index.ts';
import { ExtraPaymentForm, type ExtraPaymentInitial, type PayAction } from './ExtraPaymentForm.tsx';
import { useWords } from '../../words/index.ts';
import { extraPaymentDialogWords } from '../words/extraPaymentDialog.ts';

export interface ExtraPaymentDialogProps extends DialogLayout {
  /** The household’s debts; those with a balance can be chosen. */
  debts: readonly Debt[];
  /** The round-up balance, which one press fills in; `undefined` if unknown. */
  totalRoundUps: Cents | undefined;
  /**
   * The purse that 'Use Round-ups' draws on, if the server keeps one; it also names the account
   * that pays.
   * @default none: 'Use Round-ups' fills in the balance, and no account is named
   */
  purse?: RoundUpPurse | undefined;
  /** Whether it is open; each opening starts with the initial values. */
  open: boolean;
  /** Called with false when it closes: a payment succeeded, or the dialog was canceled. */
  onOpenChange: (open: boolean) => void;
  /**
   * What it opens with.
   * @default an empty form
   */
  initial?: ExtraPaymentInitial | undefined;
  /** Pays; called once per submission, however often the button is pressed. */
  onPay: PayAction;
  /**
   * Unconfirmed payments, of any control; shown until they are settled.
   * @default what this dialog sent itself, while it is mounted
   */
  unanswered?: readonly UnconfirmedPayment[] | undefined;
}

const EMPTY: ExtraPaymentInitial = {};

/** Makes a payment on top of the minimums, on a debt of the payer’s choice. */
export const ExtraPaymentDialog = forwardRef<HTMLDivElement, ExtraPaymentDialogProps>(
  function ExtraPaymentDialog(
    {
      debts,
      totalRoundUps,
      purse,
      open,
      onOpenChange,
      initial = EMPTY,
      onPay,
      unanswered: controlled,
      ...layout
    },
    ref,
  ) {
    const words = useWords(extraPaymentDialogWords);
    const [pending, setPending] = useState(false);
    // Kept here rather than in the form, which is unmounted when the dialog closes.
    const [unanswered, record] = useUnconfirmedSubmissions(controlled, isSamePayment);
    // An unconfirmed payment stays, even if the debts show no balance any more.
    const usable = payableDebts(debts).length > 0 || unanswered.length > 0;
    const pay = async (payment: UnconfirmedPayment) => {
      const result = await settle(payment.onRetry?.() ?? onPay(payment));
      record(payment, result);
      return result;
    };
    return (
      <Dialog
        data-part="extra-payment-dialog"
        {...layout}
        ref={ref}
        open={open}
        onOpenChange={onOpenChange}
        // Closing would hide the result of a payment in flight.
        dismissible={!pending}
        title={words.title}
        description={words.description}
        size="s"
      >
        {open && usable && (
          <ExtraPaymentForm
            debts={debts}
            totalRoundUps={totalRoundUps}
            purse={purse}
            initial={initial}
            onPay={pay}
            unanswered={unanswered}
            onPendingChange={setPending}
            onClose={() => onOpenChange(false)}
          />
        )}
        {open && !usable && (
          <EmptyState title={words.emptyTitle} description={words.emptyDescription} />
        )}
      </Dialog>
    );
  },
);
