import type { Cents } from '@dime-time/finance-core/money';
import type { Debt } from '@dime-time/finance-core/contract';
import { forwardRef, useState } from 'react';
import { settle } from '../../actionResult.ts';
import { isSamePayment, type DebtPayment } from '../../debtPayment.ts';
import type { RoundUpPurse } from '../../purse.ts';
import { useUnanswered } from '../../useUnanswered.ts';
import { Dialog, type DialogLayout } from '../Dialog/index.ts';
import { EmptyState } from '../EmptyState/index.ts';
import { ExtraPaymentForm, type ExtraPaymentStart, type PayAction } from './ExtraPaymentForm.tsx';
import { payableDebts } from './ExtraPaymentDialog.model.ts';

export interface ExtraPaymentDialogProps extends DialogLayout {
  /** The household's debts; those with a balance can be chosen. */
  debts: readonly Debt[];
  /** The balance of round-ups, which one press fills in; `undefined` where it is not known. */
  totalRoundUps: Cents | undefined;
  /**
   * The purse that 'use round-ups' draws on, where the server keeps one; it also names the account
   * that pays.
   * @default none: 'use round-ups' fills in the balance, and no account is named
   */
  purse?: RoundUpPurse | undefined;
  /** What it opens with; `undefined` while it is closed. */
  start: ExtraPaymentStart | undefined;
  /** Pays; called once for a submission, however often it is pressed. */
  onPay: PayAction;
  /**
   * The payments that were sent and not answered; they are shown in it until they are settled.
   * @default what this dialog sent itself, as long as it is on the page
   */
  unanswered?: readonly DebtPayment[] | undefined;
  /** Hears that it closed: a payment went through, or nobody wanted one. */
  onClose: () => void;
}

/** A payment on top of the minimums, on a debt of the payer's choice. */
export const ExtraPaymentDialog = forwardRef<HTMLDivElement, ExtraPaymentDialogProps>(
  function ExtraPaymentDialog(
    { debts, totalRoundUps, purse, start, onPay, unanswered: kept, onClose, ...layout },
    ref,
  ) {
    const [pending, setPending] = useState(false);
    // Kept here and not in the form: a form that is closed is gone.
    const [unanswered, note] = useUnanswered(kept, isSamePayment);
    // A payment that cleared the last debt, as far as anybody knows, is not settled by that.
    const usable = payableDebts(debts).length > 0 || unanswered.length > 0;
    const pay: PayAction = async (payment) => {
      const result = await settle(onPay(payment));
      note(payment, result);
      return result;
    };
    return (
      <Dialog
        {...layout}
        ref={ref}
        open={start !== undefined}
        onOpenChange={(open) => {
          if (!open) onClose();
        }}
        // Closing would hide how a payment that is under way ends.
        dismissible={!pending}
        title="Make Extra Payment"
        description="Pay more than the minimum on any debt."
        size="s"
      >
        {start && usable && (
          <ExtraPaymentForm
            debts={debts}
            totalRoundUps={totalRoundUps}
            purse={purse}
            start={start}
            onPay={pay}
            unanswered={unanswered}
            onPendingChange={setPending}
            onClose={onClose}
          />
        )}
        {start && !usable && (
          <EmptyState title="No debts found" description="There’s nothing left to pay." />
        )}
      </Dialog>
    );
  },
);
