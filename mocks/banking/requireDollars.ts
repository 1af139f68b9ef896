import { ContractError } from '@dime-time/finance-core/contract';

/**
 * Rejects an amount in another currency than US dollars, the default.
 *
 * @throws ContractError naming the path.
 */
export function requireDollars(currency: unknown, path: string): void {
  if (currency === undefined || currency === null || currency === 'USD') return;
  throw new ContractError('bank file', [{ path, message: 'expected US dollars' }]);
}
