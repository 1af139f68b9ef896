import type { CryptoSummary } from '@dime-time/finance-core/contract';
import { summarizeCrypto } from '@dime-time/finance-core/household';
import type { Db } from '../db/index.ts';
import type { RequestContext } from '../ledger/index.ts';
import { listCryptoPurchases } from './listCryptoPurchases.ts';

/** The totals of the household's crypto purchases. */
export async function readCryptoSummary(db: Db, household: RequestContext): Promise<CryptoSummary> {
  return summarizeCrypto(await listCryptoPurchases(db, household));
}
