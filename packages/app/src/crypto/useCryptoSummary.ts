import { endpoints, type CryptoSummary } from '@dime-time/finance-core/contract';
import type { Loadable } from '@dime-time/ui';
import { usePanel } from '../cache/usePanel.ts';

/** What round-ups have bought so far. */
export function useCryptoSummary(): Loadable<CryptoSummary> {
  return usePanel(endpoints.getCryptoSummary);
}
