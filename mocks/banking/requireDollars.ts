import { ContractError } from '@dime-time/finance-core/contract';

/**
 * Refuses an amount in another currency than US dollars. Where none is named it is dollars.
 *
 * @throws ContractError naming the path.
 */
export function requireDollars(currency: unknown, path: string): void {
  if (currency === undefined || currency === null || currency === 'USD') return;
  throw new ContractError('bank file', [{ path, message: 'expected US dollars' }]);
}
