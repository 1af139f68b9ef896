import type { Sessions } from './auth/index.ts';
import type { BankProvider } from './banking/index.ts';
import type { CryptoProvider } from './crypto/index.ts';
import type { CoreDeps } from './db/index.ts';
import type { Encryption } from './encryption/index.ts';
import type { Mailer } from './marketing/index.ts';

/** Everything that a route or a job may use, created once when the server starts. */
export interface Deps extends CoreDeps {
  readonly sessions: Sessions;
  readonly encryption: Encryption;
  /** `undefined` where no bank can be linked. */
  readonly bank: BankProvider | undefined;
  readonly crypto: CryptoProvider;
  readonly mailer: Mailer;
}
