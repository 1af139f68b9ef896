import type { Debt, Payment } from '@dime-time/finance-core/contract';
import { forwardRef } from 'react';
import {
  Dialog,
  type DialogLayout,
  type Loadable,
  LoadablePanel,
  Skeleton,
} from '../../primitives/index.ts';
import { paymentHistory } from './PaymentHistory.model.ts';
import { PaymentList } from './PaymentList.tsx';
import type { UndoPaymentAction } from './undoPaymentAction.ts';
import { useFormats, useWords } from '../../words/index.ts';
import { paymentHistoryWords } from '../words/paymentHistory.ts';
import * as styles from './PaymentHistory.css.ts';
import { useTimeZone } from '../../theme/Clock.ts';

export type { UndoPaymentAction };

export interface PaymentHistoryProps extends DialogLayout {
  /** The debt whose payments are shown. */
  debt: Pick<Debt, 'id' | 'name' | 'originalBalance' | 'currentBalance' | 'addedCharges'>;
  /** The household's payments; those on other debts are left out. */
  payments: Loadable<readonly Payment[]>;
  /**
   * The reader's time zone.
   * @default that of the provider’s clock
   */
  timeZone?: string | undefined;
  /**
   * The IDs of the payments that can still be undone; each has a button for it.
   * @default none
   */
  undoable?: ReadonlySet<string> | undefined;
  /** Undoes a payment. */
  onUndo?: UndoPaymentAction | undefined;
  /** Whether it is open. */
  open: boolean;
  /** Called when it opens or closes. */
  onOpenChange: (open: boolean) => void;
}

/** Lists every payment on one debt, newest first, with the total. */
export const PaymentHistory = forwardRef<HTMLDivElement, PaymentHistoryProps>(
  function PaymentHistory(
    { debt, payments, timeZone: givenZone, undoable, onUndo, open, onOpenChange, ...layout },
    ref,
  ) {
    const timeZone = useTimeZone(givenZone);
    const words = useWords(paymentHistoryWords);
    const formats = useFormats();
    return (
      <Dialog
        data-part="payment-history"
        {...layout}
        ref={ref}
        open={open}
        onOpenChange={onOpenChange}
        title={words.title}
        description={<bdi className={styles.name}>{debt.name}</bdi>}
      >
        <LoadablePanel
          value={payments}
          errorTitle={words.error}
          skeleton={<Skeleton shape="block" height="8rem" />}
        >
          {(data) => (
            <PaymentList
              model={paymentHistory(data, debt, timeZone, words, formats, undoable)}
              name={debt.name}
              onUndo={onUndo}
            />
          )}
        </LoadablePanel>
      </Dialog>
    );
  },
);
