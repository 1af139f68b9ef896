import type { Tx } from '../db/index.ts';
import type { RequestContext } from './requestContext.ts';

/** How often a milestone of a debt was earned and taken back. */
export type ReversedMilestones = (debtId: string, milestone: number) => number;

/** As long as nothing was undone. */
export const NO_REVERSALS: ReversedMilestones = () => 0;

/**
 * Names the reward of a milestone: while it stands there is no second one, and once it was taken back
 * with its payment it can be earned again.
 */
export function milestoneKey(
  debtId: string,
  milestone: number,
  reversed: ReversedMilestones,
): string {
  const times = reversed(debtId, milestone);
  return `milestone:${debtId}:${milestone}${times === 0 ? '' : `:${times}`}`;
}

/** The milestone that a mark names; `undefined` where it is the mark of something else. */
export function parseMilestoneKey(mark: string | null): number | undefined {
  const [kind, , milestone] = mark?.split(':') ?? [];
  return kind === 'milestone' ? Number(milestone) : undefined;
}

/** Reads which milestones of a household's debts were taken back. */
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
