import type { Household } from '@dime-time/finance-core';
import type { Debt } from '@dime-time/finance-core/contract';
import { useMemo } from 'react';
import type { Loadable } from '../primitives/index.ts';
import type { HouseholdFigures } from './householdFigures.ts';

/**
 * Returns the household of a page, as the same object while nothing in it changes; `undefined`
 * until it is known.
 */
export function useHousehold(
  debts: Loadable<readonly Debt[]>,
  figures: HouseholdFigures | undefined,
): Household | undefined {
  const owned = debts.status === 'ready' ? debts.data : undefined;
  const monthlyRoundUps = figures?.monthlyRoundUps;
  const asOf = figures?.today;
  const plan = figures?.plan;
  return useMemo(
    () =>
      owned && monthlyRoundUps !== undefined && asOf
        ? { debts: owned, monthlyRoundUps, asOf, plan }
        : undefined,
    [owned, monthlyRoundUps, asOf, plan],
  );
}
