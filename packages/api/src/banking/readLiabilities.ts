import type { Selectable } from 'kysely';
import type { Db, Tables } from '../db/index.ts';
import type { RequestContext } from '../ledger/index.ts';
import { withSuggestionKeys } from './suggestionKeys.ts';

/** A card or loan of a linked bank, with the key of its suggestion. */
export type StoredLiability = Selectable<Tables['bank_liabilities']> & {
  readonly institution_name: string | null;
  readonly key: string;
};

/** The liabilities of a household's active links. */
export async function readLiabilities(
  db: Db,
  { userId }: Pick<RequestContext, 'userId'>,
): Promise<StoredLiability[]> {
  const rows = await db
    .selectFrom('bank_liabilities')
    .innerJoin('bank_accounts', (join) =>
      join
        .onRef('bank_accounts.user_id', '=', 'bank_liabilities.user_id')
        .onRef('bank_accounts.account_id', '=', 'bank_liabilities.account_id'),
    )
    .innerJoin('bank_items', 'bank_items.id', 'bank_accounts.item_id')
    .selectAll('bank_liabilities')
    .select(['institution_id', 'institution_name'])
    .where('bank_liabilities.user_id', '=', userId)
    .where('status', '<>', 'removed')
    .orderBy('bank_items.created_at')
    .orderBy('bank_items.id')
    .orderBy('bank_liabilities.account_id')
    .execute();
  return withSuggestionKeys(rows, (row) => [
    'debt',
    row.institution_id ?? row.institution_name ?? '',
    row.name,
    row.mask,
  ]);
}
