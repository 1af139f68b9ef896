import type { Multiplier } from '@dime-time/finance-core';
import { useMemo, useState } from 'react';
import { multipliedRoundUps, type MultiplierTrial } from '../PlanLevers/multiplierTrial.ts';
import type { PlannedHousehold } from '../planDraft.ts';

/**
 * Keeps the round-up multiplier that is tried out, until the page is left.
 *
 * @param own that of the settings; `undefined` if it is not known, and then none can be tried out.
 */
export function useMultiplierTrial(
  own: Multiplier | undefined,
  settingsHref: string,
): MultiplierTrial | undefined {
  const [chosen, onChange] = useState<Multiplier>();
  return useMemo(
    () => (own === undefined ? undefined : { own, value: chosen ?? own, onChange, settingsHref }),
    [own, chosen, settingsHref],
  );
}

/** The household with the round-ups of the multiplier that is tried out; the same one while none is. */
export function triedHousehold(
  household: PlannedHousehold,
  trial: MultiplierTrial | undefined,
): PlannedHousehold {
  if (!trial || trial.value === trial.own) return household;
  return { ...household, monthlyRoundUps: multipliedRoundUps(household.monthlyRoundUps, trial) };
}
