import {
  daysBetween,
  nextDueDate,
  type CalendarDay,
  type Household,
} from '@dime-time/finance-core';
import type { Debt, Payment } from '@dime-time/finance-core/contract';
import { ChevronDown } from 'lucide-react';
import { forwardRef, useId } from 'react';
import { useToday } from '../../theme/Clock.ts';
import type { HostProps } from '../../theme/hostProps.ts';
import { truncateLabel } from '../../internal/truncateLabel.ts';
import { Badge, Button, Card, Heading, ProgressRing, Text } from '../../primitives/index.ts';
import type { Loadable } from '../../primitives/index.ts';
import { Money } from '../../money/index.ts';
import { rich, useWords } from '../../words/index.ts';
import { debtCardModel } from '../DebtCard/DebtCard.model.ts';
import { DebtDetails } from '../DebtCard/DebtDetails.tsx';
import type { UndoPaymentAction } from '../PaymentHistory/PaymentHistory.tsx';
import { debtCardWords } from '../words/debtCard.ts';
import { debtRowWords } from '../words/debtRow.ts';
import { RateBadge } from './RateBadge.tsx';
import * as styles from './DebtRow.css.ts';

export interface DebtRowProps extends HostProps<'div', 'children'> {
  /** The debt. */
  debt: Debt;
  /** The household’s payments; those on this debt are counted and listed. */
  payments: Loadable<readonly Payment[]>;
  /** Whether its details are shown. */
  open: boolean;
  /** Called to show its details, or to hide them. */
  onOpenChange: (open: boolean) => void;
  /**
   * Today’s date.
   * @default that of the provider’s clock
   */
  today?: CalendarDay | undefined;
  /**
   * The debt’s household, whose forecast says how long the debt lasts.
   * @default only this debt, at its minimum payment
   */
  household?: Household | undefined;
  /**
   * The reader's time zone.
   * @default that of the provider’s clock
   */
  timeZone?: string | undefined;
  /**
   * The address of the debt’s own page, where its payments are at `#payments`.
   * @default undefined, no link leads there, and a dialog shows the payments
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
   * Called to show this debt in a boost panel, where it is not there or is out of view.
   * @default undefined, which offers no boost
   */
  onBoost?: ((debtId: string) => void) | undefined;
  /**
   * Whether a payment on it is unconfirmed, which the row then says.
   * @default false
   */
  unconfirmed?: boolean | undefined;
  /**
   * The IDs of the payments that can still be undone, in the history.
   * @default none
   */
  undoablePayments?: ReadonlySet<string> | undefined;
  /** Undoes a payment. */
  onUndoPayment?: UndoPaymentAction | undefined;
}

/** Shows a debt as a row of a list: its progress, rate, balance and due day. It opens to the rest. */
export const DebtRow = forwardRef<HTMLElement, DebtRowProps>(function DebtRow(
  {
    debt,
    payments,
    open,
    onOpenChange,
    today: givenDay,
    household,
    timeZone,
    href,
    onMakePayment,
    onEdit,
    onBoost,
    unconfirmed = false,
    undoablePayments,
    onUndoPayment,
    className,
    ...rest
  },
  ref,
) {
  const words = useWords(debtRowWords);
  const cardWords = useWords(debtCardWords);
  const today = useToday(givenDay);
  const headingId = useId();
  const detailsId = `${headingId}-details`;
  const factsId = `${headingId}-facts`;
  const { text, ...label } = truncateLabel(debt.name);
  const { percent, remaining } = debtCardModel(debt, undefined);
  return (
    <Card
      data-part="debt-row"
      {...rest}
      ref={ref}
      as="article"
      padding="none"
      aria-label={debt.name}
      className={className}
    >
      <div data-part="debt-row-header" className={styles.row}>
        <ProgressRing
          className={styles.ring}
          size="s"
          label={cardWords.progress}
          showLabel={false}
          value={percent}
          // Its details have a meter of their own.
          aria-hidden={open || undefined}
        />
        <div className={styles.who}>
          <Heading
            data-part="debt-row-name"
            level={3}
            id={headingId}
            className={styles.name}
            title={debt.name}
            {...label}
          >
            <bdi>{text}</bdi>
          </Heading>
          <div className={styles.under}>
            {debt.accountNumber && (
              <span
                data-part="debt-row-account"
                className={styles.account}
                title={debt.accountNumber}
              >
                {debt.accountNumber}
              </span>
            )}
            <RateBadge debt={debt} today={today} />
            {unconfirmed && (
              <Badge data-part="debt-row-unconfirmed" size="s" tone="warning" variant="outline">
                {words.unconfirmed}
              </Badge>
            )}
          </div>
        </div>
        <div id={factsId} className={styles.side}>
          <Money
            data-part="debt-row-balance"
            className={styles.balance}
            amount={debt.currentBalance}
          />
          {(open || remaining > 0) && (
            <span className={styles.sideUnder}>
              {open && (
                <span data-part="debt-row-original">
                  {rich(cardWords.original, { amount: <Money amount={debt.originalBalance} /> })}
                </span>
              )}
              {remaining > 0 && (
                <Text
                  data-part="debt-row-due"
                  as="span"
                  size="s"
                  tone={debt.pastDue ? 'warning' : 'inherit'}
                >
                  {debt.pastDue ? cardWords.pastDue : dueText()}
                </Text>
              )}
            </span>
          )}
        </div>
        <button
          data-part="debt-row-toggle"
          type="button"
          className={styles.toggle}
          aria-labelledby={headingId}
          aria-describedby={factsId}
          aria-expanded={open}
          aria-controls={detailsId}
          onClick={() => onOpenChange(!open)}
        >
          <ChevronDown
            data-part="debt-row-arrow"
            className={styles.arrow}
            size={20}
            aria-hidden="true"
          />
        </button>
      </div>
      <div data-part="debt-row-details" id={detailsId} className={styles.details} hidden={!open}>
        {open && (
          <DebtDetails
            debt={debt}
            payments={payments}
            today={today}
            household={household}
            timeZone={timeZone}
            headingId={headingId}
            onMakePayment={onMakePayment}
            onEdit={onEdit}
            href={href}
            undoablePayments={undoablePayments}
            onUndoPayment={onUndoPayment}
            quiet
          >
            {onBoost && (
              <Button
                data-part="debt-row-boost"
                className={styles.boost}
                variant="soft"
                aria-describedby={headingId}
                onClick={() => onBoost(debt.id)}
              >
                {cardWords.boost}
              </Button>
            )}
          </DebtDetails>
        )}
      </div>
    </Card>
  );

  function dueText() {
    const days = daysBetween(today, nextDueDate(debt.dueDate, today));
    return days === 0 ? words.dueToday : words.dueIn({ days });
  }
});
