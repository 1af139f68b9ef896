import type { CalendarDay, Household } from '@dime-time/finance-core';
import type { Debt, Payment } from '@dime-time/finance-core/contract';
import { forwardRef, useId, useState } from 'react';
import type { HostProps } from '../../theme/hostProps.ts';
import type { UnconfirmedPayment } from '../debtPayment.ts';
import { Button, Card, type Loadable } from '../../primitives/index.ts';
import type { RoundUpPurse } from '../../round-ups/index.ts';
import { type BoostAction, PaymentBoost } from '../PaymentBoost/PaymentBoost.tsx';
import type { UndoPaymentAction } from '../PaymentHistory/PaymentHistory.tsx';
import { DebtDetails } from './DebtDetails.tsx';
import { DebtHead } from './DebtHead.tsx';
import * as styles from './DebtCard.css.ts';
import { useWords } from '../../words/index.ts';
import { debtCardWords } from '../words/debtCard.ts';

export interface DebtCardProps extends HostProps<'div', 'children'> {
  /** The debt. */
  debt: Debt;
  /** The household’s payments; those on this debt are counted and listed. */
  payments: Loadable<readonly Payment[]>;
  /**
   * Today’s date.
   * @default that of the provider’s clock
   */
  today?: CalendarDay | undefined;
  /**
   * The debt’s household, whose forecast says how long the debt lasts and what a payment changes.
   * @default only this debt, at its minimum payment
   */
  household?: Household | undefined;
  /**
   * The reader's time zone.
   * @default that of the provider’s clock
   */
  timeZone?: string | undefined;
  /**
   * The address of the debt’s own page, which its name then links to.
   * @default undefined, the name is no link
   */
  href?: string | undefined;
  /** Called to pay on this debt. */
  onMakePayment: (debtId: string) => void;
  /**
   * Called to edit this debt.
   * @default undefined, which offers no editing
   */
  onEdit?: ((debtId: string) => void) | undefined;
  /**
   * The household’s purse, if the server keeps one: it names the account that a boost charges.
   * @default none
   */
  purse?: RoundUpPurse | undefined;
  /** Pays a boost immediately. */
  onBoost: BoostAction;
  /**
   * Unconfirmed payments, on all debts; those on this one are shown until they are settled.
   * @default what this card sent itself, while it is mounted
   */
  unansweredPayments?: readonly UnconfirmedPayment[] | undefined;
  /**
   * The IDs of the payments that can still be undone, in the history.
   * @default none
   */
  undoablePayments?: ReadonlySet<string> | undefined;
  /** Undoes a payment. */
  onUndoPayment?: UndoPaymentAction | undefined;
}

/** Shows everything about one debt: what is owed, what it costs, its progress, and ways to pay. */
export const DebtCard = forwardRef<HTMLElement, DebtCardProps>(function DebtCard(
  {
    debt,
    payments,
    today,
    household,
    timeZone,
    href,
    onMakePayment,
    onEdit,
    purse,
    onBoost,
    unansweredPayments,
    undoablePayments,
    onUndoPayment,
    className,
    ...rest
  },
  ref,
) {
  const words = useWords(debtCardWords);
  const headingId = useId();
  const [unfolded, setUnfolded] = useState(
    () => unansweredPayments?.some(({ debtId }) => debtId === debt.id) ?? false,
  );
  return (
    <Card
      data-part="debt-card"
      {...rest}
      ref={ref}
      as="article"
      aria-label={debt.name}
      className={className}
    >
      <div className={styles.layout}>
        <div className={styles.main}>
          <DebtHead debt={debt} headingId={headingId} href={href} />
          <DebtDetails
            debt={debt}
            payments={payments}
            today={today}
            household={household}
            timeZone={timeZone}
            headingId={headingId}
            onMakePayment={onMakePayment}
            onEdit={onEdit}
            undoablePayments={undoablePayments}
            onUndoPayment={onUndoPayment}
          />
        </div>
        <div>
          <Button
            data-part="debt-card-boost-toggle"
            className={styles.fold}
            variant="soft"
            aria-expanded={unfolded}
            aria-controls={`${headingId}-more`}
            aria-describedby={headingId}
            onClick={() => setUnfolded(!unfolded)}
          >
            {unfolded ? words.showLess : words.boost}
          </Button>
          <div
            data-part="debt-card-boost"
            id={`${headingId}-more`}
            className={styles.folded}
            data-unfolded={unfolded}
          >
            <PaymentBoost
              debt={debt}
              today={today}
              household={household}
              purse={purse}
              onBoost={onBoost}
              unanswered={unansweredPayments}
              debtHeadingId={headingId}
            />
          </div>
        </div>
      </div>
    </Card>
  );
});
