import type { ChargedAccount } from '@dime-time/finance-core/contract';
import { subtractCents, ZERO_CENTS, type Cents } from '@dime-time/finance-core/money';
import { forwardRef, useId } from 'react';
import { chargedAccountName, purseWords } from '../../round-ups/index.ts';
import { classes } from '../../theme/classes.ts';
import type { HostProps } from '../../theme/hostProps.ts';
import { Button, DataList, DataRow, Heading, Inline, Text } from '../../primitives/index.ts';
import { Money } from '../../money/index.ts';
import { rich, useWords } from '../../words/index.ts';
import { paymentReviewWords } from '../words/paymentReview.ts';
import * as styles from './PaymentReview.css.ts';

export interface PaymentReviewProps extends HostProps<'div', 'children'> {
  /** The amount to be paid. */
  amount: Cents;
  /** The name of the debt it would pay. */
  debtName: string;
  /** The account it would be taken from. */
  account: ChargedAccount;
  /** What that account has available. */
  available: Cents;
  /**
   * What was paid in the last day, which `available` may still include.
   * @default nothing
   */
  paidLately?: Cents | undefined;
  /**
   * The level of its heading in the page outline.
   * @default 3
   */
  headingLevel?: 3 | 5 | undefined;
  /**
   * Whether the payment is in progress.
   * @default false
   */
  pending?: boolean | undefined;
  /** Confirms the payment. */
  onConfirm: () => void;
  /** Goes back to the amount. */
  onEdit: () => void;
}

/**
 * Asks before a payment takes more than its account has.
 *
 * Its heading takes the focus, so that a repeated key press does not confirm the payment.
 */
export const PaymentReview = forwardRef<HTMLDivElement, PaymentReviewProps>(function PaymentReview(
  {
    amount,
    debtName,
    account,
    available,
    paidLately = ZERO_CENTS,
    headingLevel = 3,
    pending = false,
    onConfirm,
    onEdit,
    className,
    ...rest
  },
  ref,
) {
  const words = useWords(paymentReviewWords);
  const accounts = useWords(purseWords);
  const headingId = useId();
  return (
    <div
      data-part="payment-review"
      {...rest}
      ref={ref}
      className={classes(styles.review, className)}
      role="group"
      aria-labelledby={headingId}
    >
      <Heading
        data-part="payment-review-title"
        ref={takeFocus}
        level={headingLevel}
        size="m"
        id={headingId}
        tabIndex={-1}
      >
        {words.title}
      </Heading>
      <DataList>
        <DataRow label={words.payment} value={<Money amount={amount} />} />
        <DataRow label={words.to} value={<bdi>{debtName}</bdi>} />
        <DataRow label={words.from} value={<bdi>{chargedAccountName(account, accounts)}</bdi>} />
        <DataRow label={words.available} value={<Money amount={available} />} />
        {paidLately > 0 && (
          <DataRow label={words.paidLately} value={<Money amount={paidLately} />} />
        )}
      </DataList>
      <Text data-part="payment-review-warning" size="s" tone="muted">
        {rich(paidLately > 0 ? words.warningPaidLately : words.warning, {
          amount: <Money amount={subtractCents(amount, subtractCents(available, paidLately))} />,
        })}
      </Text>
      <Inline data-part="payment-review-actions" align="stretch" justify="end">
        <Button
          data-part="payment-review-change"
          variant="outline"
          tone="neutral"
          disabled={pending}
          onClick={onEdit}
        >
          {words.change}
        </Button>
        <Button
          data-part="payment-review-confirm"
          pending={pending}
          pendingLabel={words.pending}
          onClick={onConfirm}
        >
          {words.submit}
        </Button>
      </Inline>
    </div>
  );
});

function takeFocus(heading: HTMLHeadingElement | null) {
  heading?.focus();
}
