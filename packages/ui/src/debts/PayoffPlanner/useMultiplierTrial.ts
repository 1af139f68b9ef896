import type { Multiplier } from '@dime-time/finance-core';
import type { RoundUpSettings } from '@dime-time/finance-core/contract';
import { useMemo, useState } from 'react';
import { multipliedRoundUps, type MultiplierTrial } from '../PlanLevers/multiplierTrial.ts';
import type { PlannedHousehold } from '../planDraft.ts';

/** The round-up settings that a plan looks at. */
export type TriedSettings = Pick<RoundUpSettings, 'multiplier' | 'floor'>;

/**
 * Keeps the round-up multiplier that is tried out, until the page is left.
 *
 * @param settings those of the round-ups; `undefined` if not known, and then none can be tried out.
 */
export function useMultiplierTrial(
  settings: TriedSettings | undefined,
  settingsHref: string,
): MultiplierTrial | undefined {
  const [chosen, onChange] = useState<Multiplier>();
  return useMemo(() => {
    if (!settings) return undefined;
    const { multiplier: own, floor } = settings;
    return { own, value: chosen ?? own, floor, onChange, settingsHref };
  }, [settings, chosen, settingsHref]);
}

/** The household with the round-ups of the multiplier that is tried out; the same one while none is. */
export function triedHousehold(
  household: PlannedHousehold,
  trial: MultiplierTrial | undefined,
): PlannedHousehold {
  if (!trial || trial.value === trial.own) return household;
  return { ...household, monthlyRoundUps: multipliedRoundUps(household.monthlyRoundUps, trial) };
}
