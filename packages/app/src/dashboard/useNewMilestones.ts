import {
  calendarDayOf,
  householdMilestones,
  type HouseholdMilestone,
} from '@dime-time/finance-core';
import type {
  DashboardSummary,
  Debt,
  Payment,
  Transaction,
} from '@dime-time/finance-core/contract';
import { dataOr, useClock, type Loadable } from '@dime-time/ui';
import { useCallback, useMemo } from 'react';
import { useAuth } from '../auth/index.ts';
import { MILESTONES_SEEN_KEY } from '../storage/storageKeys.ts';
import { storedValue, useStoredValue } from '../storage/storedValue.ts';

/** What milestones are worked out from. */
interface Books {
  readonly debts: Loadable<readonly Debt[]>;
  readonly payments: Loadable<readonly Payment[]>;
  readonly transactions: Loadable<readonly Transaction[]>;
  readonly summary: Loadable<DashboardSummary>;
}

/** The milestones that this browser has shown, each with the user whose it is. */
const shown = storedValue(MILESTONES_SEEN_KEY, (stored): readonly string[] =>
  Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : [],
);

const NONE: readonly HouseholdMilestone[] = [];

/**
 * What the household has reached today and this browser has not shown yet, and a function that marks it
 * as seen.
 *
 * @param books undefined if the server reports no history: then nothing is shown.
 */
export function useNewMilestones(
  books: Books | undefined,
): [fresh: readonly HouseholdMilestone[], markSeen: () => void] {
  const { asOf, timeZone } = useClock();
  const auth = useAuth();
  const userId = auth.status === 'signed-in' ? auth.user.id : undefined;
  const seen = useStoredValue(shown);
  const debts = books && dataOr(books.debts, undefined);
  const payments = books && dataOr(books.payments, undefined);
  const transactions = books && dataOr(books.transactions, undefined);
  const totalRoundUps = books && dataOr(books.summary, undefined)?.totalRoundUps;
  const reached = useMemo(() => {
    if (!debts || !payments || !transactions || totalRoundUps === undefined) return NONE;
    const input = { debts, payments, transactions, totalRoundUps, timeZone };
    return householdMilestones(calendarDayOf(asOf, timeZone), input);
  }, [debts, payments, transactions, totalRoundUps, asOf, timeZone]);
  const fresh = useMemo(
    () => reached.filter((milestone) => !seen.includes(entryOf(milestone, userId))),
    [reached, seen, userId],
  );
  const markSeen = useCallback(
    () => shown.write([...shown.read(), ...fresh.map((one) => entryOf(one, userId))]),
    [fresh, userId],
  );
  return [fresh, markSeen];
}

/** Names a milestone of a user: `u_1:quarter:25`. */
function entryOf(milestone: HouseholdMilestone, userId: string | undefined): string {
  const part = milestone.kind === 'quarter' ? `:${milestone.percent}` : '';
  return `${userId}:${milestone.kind}${part}`;
}
