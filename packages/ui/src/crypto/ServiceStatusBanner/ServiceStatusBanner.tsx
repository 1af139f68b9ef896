import { ZERO_CENTS, type Cents } from '@dime-time/finance-core/money';
import { FlaskConical, LoaderCircle } from 'lucide-react';
import { forwardRef } from 'react';
import { Callout, type Loadable, RetryCallout } from '../../primitives/index.ts';
import type { HostProps } from '../../theme/hostProps.ts';
import { Money } from '../../money/index.ts';
import { rich, useWords } from '../../words/index.ts';
import { serviceStatusBannerWords } from '../words/serviceStatusBanner.ts';

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
  function ServiceStatusBanner(
    { configured, providerName: provider, waiting = ZERO_CENTS, ...rest },
    ref,
  ) {
    const words = useWords(serviceStatusBannerWords);
    switch (configured.status) {
      case 'loading':
        return (
          <Callout
            data-part="service-status-banner"
            {...rest}
            ref={ref}
            live="polite"
            tone="neutral"
            icon={<LoaderCircle size={20} />}
            title={words.checkingTitle}
          >
            {words.checking({ provider })}
          </Callout>
        );
      case 'error':
        return (
          <RetryCallout
            data-part="service-status-banner"
            {...rest}
            ref={ref}
            live="polite"
            tone="warning"
            title={words.error({ provider })}
            message={configured.message}
            onRetry={configured.onRetry}
          />
        );
      case 'ready':
        return configured.data ? (
          <Callout
            data-part="service-status-banner"
            {...rest}
            ref={ref}
            live="polite"
            tone="positive"
            title={words.connectedTitle({ provider })}
          >
            {words.connected}
          </Callout>
        ) : (
          <Callout
            data-part="service-status-banner"
            {...rest}
            ref={ref}
            live="polite"
            tone="info"
            icon={<FlaskConical size={20} />}
            title={words.demoTitle}
          >
            {words.demo({ provider })}
            {waiting > 0 && (
              <> {rich(words.waiting, { amount: <Money amount={waiting} />, provider })}</>
            )}
          </Callout>
        );
    }
  },
);
