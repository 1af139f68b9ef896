import type { Cents } from '@dime-time/finance-core/money';
import { forwardRef } from 'react';
import type { HostProps } from '../../theme/hostProps.ts';
import { Button, Callout } from '../../primitives/index.ts';
import { Money } from '../../money/index.ts';
import { rich, useWords } from '../../words/index.ts';
import { unknownPaymentWords } from '../words/unknownPayment.ts';

export interface UnknownPaymentProps extends HostProps<'div', 'children' | 'title'> {
  /** The amount that was sent. */
  amount: Cents;
  /** The name of its debt, if that is not clear from the context. */
  debtName?: string | undefined;
  /** Sends it again, in such a way that it is paid at most once. */
  onRetry: () => void;
  /**
   * Whether a retry is in progress.
   * @default false
   */
  pending?: boolean;
  /**
   * Another payment on the same debt, which was held back and can be paid too.
   * @default none
   */
  held?: { readonly amount: Cents; readonly onPay: () => void } | undefined;
  /**
   * The topic, in a few words.
   * @default 'We’re not sure this went through'
   */
  title?: string;
  /**
   * The button’s label.
   * @default 'Try Again'
   */
  retryLabel?: string;
}

/**
 * Reports a payment that was sent without a response: it may have gone through or not.
 *
 * It stays until it is settled, because a message that disappears would leave the payment in doubt.
 */
export const UnknownPayment = forwardRef<HTMLDivElement, UnknownPaymentProps>(
  function UnknownPayment(
    { amount, debtName, onRetry, pending = false, held, title, retryLabel, className, ...rest },
    ref,
  ) {
    const words = useWords(unknownPaymentWords);
    return (
      <Callout
        data-part="unknown-payment"
        {...rest}
        ref={ref}
        className={className}
        tone="warning"
        live="assertive"
        title={title ?? words.title}
        actions={
          <>
            <Button
              size="s"
              variant="outline"
              tone="neutral"
              pending={pending}
              pendingLabel={words.pending}
              onClick={onRetry}
            >
              {retryLabel ?? words.retry}
            </Button>
            {held && (
              <Button
                data-part="unknown-payment-held"
                size="s"
                variant="outline"
                tone="neutral"
                disabled={pending}
                onClick={held.onPay}
              >
                {/* One element, because a button has a gap between its children. */}
                <span>
                  {rich(words.payHeld, { amount: <Money amount={held.amount} masked={false} /> })}
                </span>
              </Button>
            )}
          </>
        }
      >
        {debtName === undefined
          ? rich(words.message, { amount: <Money amount={amount} /> })
          : rich(words.messageTo, {
              amount: <Money amount={amount} />,
              debt: <bdi>{debtName}</bdi>,
            })}
        {held && <> {rich(words.held, { amount: <Money amount={held.amount} /> })}</>}
      </Callout>
    );
  },
);
