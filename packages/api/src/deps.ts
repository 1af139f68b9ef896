import type { TokenVault } from './auth/tokenVault.ts';
import type { Sessions } from './auth/sessions.ts';
import type { Clock } from './config/clock.ts';
import type { Config } from './config/config.ts';
import type { Database } from './db/index.ts';
import type { Logger } from './config/logger.ts';
import type { BankProvider } from './banking/bankProvider.ts';
import type { CryptoProvider } from './crypto/cryptoProvider.ts';
import type { Mailer } from './marketing/mailer.ts';

/** What the server is made of: everything that a route may use, made once at the start. */
export interface Deps {
  readonly config: Config;
  readonly database: Database;
  readonly sessions: Sessions;
  readonly vault: TokenVault;
  /** `undefined` where no bank can be linked. */
  readonly bank: BankProvider | undefined;
  readonly crypto: CryptoProvider;
  readonly mailer: Mailer;
  readonly clock: Clock;
  readonly log: Logger;
}
