import type { TokenVault } from '../auth/index.ts';
import { type CoreDeps, Refusal } from '../db/index.ts';
import { BankError, type BankProvider } from './bankProvider.ts';

/** What linking a bank and reading it takes. */
export interface BankDeps extends Pick<CoreDeps, 'database' | 'log'> {
  readonly vault: TokenVault;
  /** `undefined` where no bank can be linked. */
  readonly bank: BankProvider | undefined;
}

/** What a stored access token is sealed for. */
export const ACCESS_TOKEN_PURPOSE = 'access token of a bank';

/** @throws Refusal where no bank can be linked: honest, and nothing to try again. */
export function requireBank({ bank }: Pick<BankDeps, 'bank'>): BankProvider {
  if (!bank) throw new Refusal(503, 'Linking a bank is not set up on this server.');
  return bank;
}

/** What a failure of the provider means to whoever asked; the reason itself is for the log. */
export function toRefusal(error: unknown, { log }: Pick<BankDeps, 'log'>): unknown {
  if (!(error instanceof BankError)) return error;
  log.warn({ err: error }, 'The bank-connection provider did not do it.');
  switch (error.failure) {
    case 'refused':
      return new Refusal(
        422,
        'The bank declined the connection. Choose another bank or contact your bank.',
        'publicToken',
      );
    case 'sign-in-required':
      return new Refusal(422, 'Your bank asks you to sign in there again.', 'publicToken');
    case 'unavailable':
      return new Refusal(503, 'The bank connection does not answer. Please try again later.');
  }
}
