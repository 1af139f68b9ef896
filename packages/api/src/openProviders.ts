import { type BankProvider, createPlaidProvider, createSandboxProvider } from './banking/index.ts';
import type { Clock } from './config/clock.ts';
import type { Config } from './config/config.ts';
import { createCoinbaseProvider, type CryptoProvider } from './crypto/index.ts';
import { createMailer, type Mailer } from './marketing/index.ts';

/** The external services. */
export interface Providers {
  /** `undefined` where no bank can be linked. */
  readonly bank: BankProvider | undefined;
  readonly crypto: CryptoProvider;
  readonly mailer: Mailer;
}

/** Creates the configured providers; none is called before it is needed. */
export function openProviders(config: Config, clock: Clock): Providers {
  return {
    bank: bankOf(config, clock),
    crypto: createCoinbaseProvider(config.crypto, clock),
    mailer: createMailer(config.mail),
  };
}

/** The sandbox provider replaces a real one on a developer's machine, never in production. */
function bankOf({ bank, productName, isProduction }: Config, clock: Clock) {
  if (bank.plaid) return createPlaidProvider({ ...bank.plaid, productName, clock });
  return isProduction ? undefined : createSandboxProvider(clock);
}
