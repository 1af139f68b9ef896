import { type BankProvider, createPlaidProvider, createSandboxProvider } from './banking/index.ts';
import type { Clock } from './config/clock.ts';
import type { Config } from './config/config.ts';
import { createCryptoProvider, type CryptoProvider } from './crypto/index.ts';
import { createMailer, type Mailer } from './marketing/index.ts';

/** Whoever outside does something for a household. */
export interface Providers {
  /** `undefined` where no bank can be linked. */
  readonly bank: BankProvider | undefined;
  readonly crypto: CryptoProvider;
  readonly mailer: Mailer;
}

/** Opens what the configuration names; nobody is called before there is something to do. */
export function openProviders(config: Config, clock: Clock): Providers {
  return {
    bank: bankOf(config, clock),
    crypto: createCryptoProvider(config.crypto, clock),
    mailer: createMailer(config.mail),
  };
}

/** Made-up banks stand in for a provider on a developer's machine, and never in production. */
function bankOf({ bank, productName, isProduction }: Config, clock: Clock) {
  if (bank.plaid) return createPlaidProvider({ ...bank.plaid, productName, clock });
  return isProduction ? undefined : createSandboxProvider(clock);
}
