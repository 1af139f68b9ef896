import type { SettledPayment } from '@dime-time/finance-core/household';
import { statement, type Tx, type Value } from '../db/index.ts';
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

/** Reads what `paymentTransfers` needs: nothing where the payments reach no milestone, as most. */
export async function readReversalsFor(
  tx: Tx,
  household: RequestContext,
  payments: readonly SettledPayment[],
): Promise<ReversedMilestones> {
  const reachesOne = payments.some(({ rewards }) =>
    rewards.some(({ milestone }) => milestone !== undefined),
  );
  return reachesOne ? readReversedMilestones(tx, household) : NO_REVERSALS;
}

/** Reads the reversed milestone rewards of a household's debts. */
export async function readReversedMilestones(
  tx: Tx,
  { userId }: RequestContext,
): Promise<ReversedMilestones> {
  const rows = await select(tx, { userId });
  return (debtId, milestone) =>
    rows.filter(
      ({ reference, once }) => reference === debtId && parseMilestoneKey(once) === milestone,
    ).length;
}

const select = statement((db, value: Value<{ userId: string }>) =>
  db
    .selectFrom('ledger_transfers as taken')
    .innerJoin('ledger_transfers as reward', (join) =>
      join.on((on) => on('reward.id', '=', on.cast<bigint>('taken.reference', 'int8'))),
    )
    .select(['reward.reference', 'reward.once'])
    .where('taken.user_id', '=', value('userId'))
    .where('taken.kind', '=', 'reward_reversal')
    .where('reward.user_id', '=', value('userId'))
    .compile(),
);
