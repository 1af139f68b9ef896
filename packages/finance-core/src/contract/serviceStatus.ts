import * as v from 'valibot';
import { optionalField } from './fields/optionalField.ts';

/** What a server may offer beyond the specification's calls. */
export const FEATURES = [
  'bank.unlink',
  'calendar',
  'debts.create',
  'debts.edit',
  'history',
  'payments.undo',
  'plan',
  'purse',
  'sessions',
  'transactions.create',
  'transactions.page',
] as const;
export type Feature = (typeof FEATURES)[number];

/**
 * Which providers are configured, each under its own key (the key of the crypto-trading provider is
 * configuration), and the extensions the server offers.
 */
export const serviceStatus = v.pipe(
  v.objectWithRest({ features: optionalField(v.array(v.string())) }, v.unknown()),
  v.check(
    (status) => Object.values(status).some(isProvider),
    'expected a provider with a flag named configured',
  ),
);

export type ServiceStatus = v.InferOutput<typeof serviceStatus>;

/** Whether the provider under that key is configured; one that is not mentioned is not. */
export function isProviderConfigured(status: ServiceStatus, provider: string): boolean {
  const entry = Object.hasOwn(status, provider) ? status[provider] : undefined;
  return isProvider(entry) && entry.configured;
}

/** Whether the server offers an extension. A bare server has no list and offers none. */
export function offersFeature(status: ServiceStatus, feature: Feature): boolean {
  return status.features?.includes(feature) ?? false;
}

function isProvider(entry: unknown): entry is { configured: boolean } {
  return (
    typeof entry === 'object' &&
    entry !== null &&
    'configured' in entry &&
    typeof entry.configured === 'boolean'
  );
}
