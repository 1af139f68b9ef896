import { FlaskConical, LoaderCircle } from 'lucide-react';
import type { Loadable } from '../../loadable.ts';
import { Callout } from '../Callout/index.ts';
import { RetryCallout } from '../Callout/RetryCallout.tsx';

export interface ServiceStatusBannerProps {
  /** Whether the crypto-trading provider is configured, as soon as that is known. */
  configured: Loadable<boolean>;
  /** The name of the provider: 'Coinbase'. */
  providerName: string;
}

/** Whether coins are really bought: asked, yes, or only played through. */
export function ServiceStatusBanner({ configured, providerName }: ServiceStatusBannerProps) {
  switch (configured.status) {
    case 'loading':
      return (
        <Callout
          live="polite"
          tone="neutral"
          icon={<LoaderCircle size={20} />}
          title="Checking service status..."
        >
          Asking whether {providerName} is connected.
        </Callout>
      );
    case 'error':
      return (
        <RetryCallout
          live="polite"
          tone="warning"
          title="Service status unknown"
          message={configured.message}
          onRetry={configured.onRetry}
        />
      );
    case 'ready':
      return configured.data ? (
        <Callout live="polite" tone="positive" title={`Connected to ${providerName}`}>
          Your crypto round-ups buy real coins.
        </Callout>
      ) : (
        <Callout live="polite" tone="info" icon={<FlaskConical size={20} />} title="Demo mode">
          {providerName} is not configured, so no real coins are bought.
        </Callout>
      );
  }
}
