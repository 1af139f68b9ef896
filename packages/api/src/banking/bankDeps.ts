import { refusals } from '@dime-time/finance-core/server';
import type { Encryption } from '../encryption/index.ts';
import type { CoreDeps } from '../db/index.ts';
import { BankError, type BankProvider } from './bankProvider.ts';

/** The dependencies of linking and syncing banks. */
export interface BankDeps extends Pick<CoreDeps, 'database' | 'log'> {
  readonly encryption: Encryption;
  /** `undefined` where no bank can be linked. */
  readonly bank: BankProvider | undefined;
}

/** The purpose that access tokens are encrypted for. */
export const ACCESS_TOKEN_PURPOSE = 'access token of a bank';

/** @throws Refusal 503 where no provider is configured. */
export function requireBank({ bank }: Pick<BankDeps, 'bank'>): BankProvider {
  if (!bank) throw refusals.bankNotSetUp();
  return bank;
}

/** Converts a provider error to a response for the user; its details are logged only. */
export function toRefusal(error: unknown, { log }: Pick<BankDeps, 'log'>): unknown {
  if (!(error instanceof BankError)) return error;
  log.warn({ err: error }, 'The bank-connection provider did not do it.');
  switch (error.failure) {
    case 'refused':
      return refusals.bankDeclined();
    case 'sign-in-required':
      return refusals.bankSignInRequired();
    case 'unavailable':
      return refusals.bankUnavailable();
  }
}
