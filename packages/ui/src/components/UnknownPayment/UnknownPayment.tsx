import type { Cents } from '@dime-time/finance-core/money';
import { forwardRef } from 'react';
import type { HostProps } from '../../theme/hostProps.ts';
import { Button } from '../Button/index.ts';
import { Callout } from '../Callout/index.ts';
import { Money } from '../Money/index.ts';

export interface UnknownPaymentProps extends HostProps<'div', 'children' | 'title'> {
  /** What was sent. */
  amount: Cents;
  /** The name of the debt it was for, where that is not plain from what stands around it. */
  debtName?: string | undefined;
  /** Sends it again, so that it is paid once whatever became of the first time. */
  onRetry: () => void;
  /**
   * Whether sending it again is under way.
   * @default false
   */
  retrying?: boolean;
  /**
   * What it is about, in a few words.
   * @default 'We’re not sure this went through'
   */
  title?: string;
  /**
   * The words of the button.
   * @default 'Try again'
   */
  retryLabel?: string;
}

/**
 * Says that a payment was sent and no answer came: it may have gone through or not.
 *
 * It stays until it is settled, since a message that goes away would leave money in doubt.
 */
export const UnknownPayment = forwardRef<HTMLDivElement, UnknownPaymentProps>(
  function UnknownPayment(
    {
      amount,
      debtName,
      onRetry,
      retrying = false,
      title = 'We’re not sure this went through',
      retryLabel = 'Try again',
      className,
      ...rest
    },
    ref,
  ) {
    return (
      <Callout
        {...rest}
        ref={ref}
        className={className}
        tone="warning"
        live="assertive"
        title={title}
        actions={
          <Button
            size="s"
            variant="outline"
            tone="neutral"
            pending={retrying}
            pendingLabel="Processing"
            onClick={onRetry}
          >
            {retryLabel}
          </Button>
        }
      >
        We sent your <Money amount={amount} /> payment
        {debtName !== undefined && (
          <>
            {' '}
            to <bdi>{debtName}</bdi>
          </>
        )}{' '}
        but didn’t hear back. It’s safe to try again: you won’t pay twice.
      </Callout>
    );
  },
);
