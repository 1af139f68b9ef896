import type { Tx } from '../db/index.ts';
import type { RequestContext } from './requestContext.ts';

/** How often the reward of a debt's milestone was reversed. */
export type ReversedMilestones = (debtId: string, milestone: number) => number;

/** Where no payment was undone. */
export const NO_REVERSALS: ReversedMilestones = () => 0;

/**
 * The unique key of a milestone's reward. It prevents a second reward, and changes once the reward
 * was reversed with its payment, so that it can be earned again.
 */
export function milestoneKey(
  debtId: string,
  milestone: number,
  reversed: ReversedMilestones,
): string {
  const times = reversed(debtId, milestone);
  return `milestone:${debtId}:${milestone}${times === 0 ? '' : `:${times}`}`;
}

/** Parses the key; `undefined` where it is not the key of a milestone. */
export function parseMilestoneKey(mark: string | null): number | undefined {
  const [kind, , milestone] = mark?.split(':') ?? [];
  return kind === 'milestone' ? Number(milestone) : undefined;
}

/** Reads the reversed milestone rewards of a household's debts. */
export async function readReversedMilestones(
  tx: Tx,
  { userId }: RequestContext,
): Promise<ReversedMilestones> {
  const rows = await tx
    .selectFrom('ledger_transfers as taken')
    .innerJoin('ledger_transfers as reward', (join) =>
      join.on((on) => on('reward.id', '=', on.cast<bigint>('taken.reference', 'int8'))),
    )
    .select(['reward.reference', 'reward.once'])
    .where('taken.user_id', '=', userId)
    .where('taken.kind', '=', 'reward_reversal')
    .where('reward.user_id', '=', userId)
    .execute();
  return (debtId, milestone) =>
    rows.filter(
      ({ reference, once }) => reference === debtId && parseMilestoneKey(once) === milestone,
    ).length;
}
