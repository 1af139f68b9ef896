import type { Cents, Multiplier } from '@dime-time/finance-core';
import { scaleCents } from '@dime-time/finance-core/money';

/** A round-up multiplier that is tried out, and saved nowhere. */
export interface MultiplierTrial {
  /** That of the settings, which the household’s round-ups have. */
  own: Multiplier;
  /** The one that is tried out; `own` while none is. */
  value: Multiplier;
  /** Called with the multiplier to try out. */
  onChange: (multiplier: Multiplier) => void;
  /**
   * What the account keeps: round-ups wait while it has less.
   * @default nothing
   */
  floor?: Cents | undefined;
  /** The address of the settings, where it can be changed. */
  settingsHref: string;
}

/**
 * What a month’s round-ups would bring with the multiplier that is tried out: the same purchases, and
 * the same share that is invested.
 */
export function multipliedRoundUps(
  monthlyRoundUps: Cents,
  { own, value }: Pick<MultiplierTrial, 'own' | 'value'>,
): Cents {
  return scaleCents(monthlyRoundUps, value, own, 'half-up');
}
