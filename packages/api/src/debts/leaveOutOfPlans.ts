import { MOST_LISTED_PLANS, withoutDebt } from '@dime-time/finance-core/server';
import type { Tx } from '../db/index.ts';
import type { RequestContext } from '../ledger/index.ts';

/** Computes the saved plans that are listed again without a debt that is deleted. */
export async function leaveOutOfPlans(
  tx: Tx,
  { userId }: RequestContext,
  debtId: string,
): Promise<void> {
  const versions = await tx
    .selectFrom('plan_versions')
    .select(['id', 'document', 'forecast', 'basis'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(MOST_LISTED_PLANS)
    .execute();
  for (const { id, document, forecast, basis } of versions) {
    const left = basis && withoutDebt(document, { forecast, basis }, debtId);
    if (!left) continue;
    await tx
      .updateTable('plan_versions')
      .set({ forecast: JSON.stringify(left.forecast), basis: JSON.stringify(left.basis) })
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .execute();
  }
}
