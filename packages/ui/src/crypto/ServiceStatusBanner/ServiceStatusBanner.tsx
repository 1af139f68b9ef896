import { ZERO_CENTS, type Cents } from '@dime-time/finance-core/money';
import { FlaskConical, LoaderCircle } from 'lucide-react';
import { forwardRef } from 'react';
import { Callout, type Loadable, RetryCallout } from '../../primitives/index.ts';
import type { HostProps } from '../../theme/hostProps.ts';
import { Money } from '../../money/index.ts';

export interface ServiceStatusBannerProps extends HostProps<'div', 'children' | 'title'> {
  /** Whether the crypto-trading provider is configured, once that is known. */
  configured: Loadable<boolean>;
  /** The name of the provider: 'Coinbase'. */
  providerName: string;
  /**
   * The money of purchases that have not been ordered; without a provider, the banner says where it
   * is.
   * @default none
   */
  waiting?: Cents | undefined;
}

/** Says whether coin purchases are real: being checked, connected, or in demo mode. */
export const ServiceStatusBanner = forwardRef<HTMLDivElement, ServiceStatusBannerProps>(
  function ServiceStatusBanner({ configured, providerName, waiting = ZERO_CENTS, ...rest }, ref) {
    switch (configured.status) {
      case 'loading':
        return (
          <Callout
            {...rest}
            ref={ref}
            live="polite"
            tone="neutral"
            icon={<LoaderCircle size={20} />}
            title="Checking service status..."
          >
            We’re checking whether {providerName} is connected.
          </Callout>
        );
      case 'error':
        return (
          <RetryCallout
            {...rest}
            ref={ref}
            live="polite"
            tone="warning"
            title={`We couldn’t check ${providerName}`}
            message={configured.message}
            onRetry={configured.onRetry}
          />
        );
      case 'ready':
        return configured.data ? (
          <Callout
            {...rest}
            ref={ref}
            live="polite"
            tone="positive"
            title={`Connected to ${providerName}`}
          >
            Your crypto purchases are real.
          </Callout>
        ) : (
          <Callout
            {...rest}
            ref={ref}
            live="polite"
            tone="info"
            icon={<FlaskConical size={20} />}
            title="Demo mode"
          >
            {providerName} isn’t connected, so crypto purchases aren’t real.
            {waiting > 0 && (
              <>
                {' '}
                <Money amount={waiting} /> of your round-ups is set aside to buy crypto once{' '}
                {providerName} is connected.
              </>
            )}
          </Callout>
        );
    }
  },
);
