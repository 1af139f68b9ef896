import { createEncryption, loadSecret } from '../encryption/index.ts';
import { ACCESS_TOKEN_PURPOSE } from '../banking/index.ts';
import type { Config } from '../config/config.ts';
import type { Db } from '../db/index.ts';

/** The number of linked banks whose token the configured secrets do not decrypt. */
export async function unreadableTokens(
  db: Db,
  { secrets, database }: Pick<Config, 'secrets' | 'database'>,
): Promise<number> {
  const rows = await db.selectFrom('bank_items').select('access_token').execute();
  const generated = secrets.length > 0 ? undefined : loadSecret(database.dataDir);
  const known = generated === undefined ? secrets : [generated];
  if (known.length === 0) return rows.length;
  const encryption = createEncryption(known);
  return rows.filter(({ access_token }) => !encryption.decrypt(access_token, ACCESS_TOKEN_PURPOSE))
    .length;
}
