import type { Clock } from './config/clock.ts';
import type { Config } from './config/config.ts';
import type { BankProvider } from './banking/bankProvider.ts';
import { createPlaidProvider } from './banking/plaid/createPlaidProvider.ts';
import { createSandboxProvider } from './banking/sandbox/createSandboxProvider.ts';
import { createCryptoProvider } from './crypto/createCryptoProvider.ts';
import type { CryptoProvider } from './crypto/cryptoProvider.ts';
import { createMailer } from './marketing/createMailer.ts';
import type { Mailer } from './marketing/mailer.ts';

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
