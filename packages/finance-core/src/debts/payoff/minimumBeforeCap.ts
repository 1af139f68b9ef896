import { mulDiv, type Cents } from '../../money/index.ts';
import { BASIS_POINTS } from './basisPoints.ts';
import type { MinimumRule } from './minimumRule.ts';

/**
 * The minimum payment that a rule asks for in a month, before the cap at what is owed: the amount a
 * household sets aside for the debt.
 *
 * A share is rounded half-up to the cent.
 */
export function minimumBeforeCap(rule: MinimumRule, balance: Cents, interest: Cents): Cents {
  if (rule.kind === 'fixed') return Math.max(0, rule.amount) as Cents;
  const whole = rule.of === 'with-interest' ? balance + interest : balance;
  const share = mulDiv(whole, rule.share, BASIS_POINTS, 'half-up');
  const asked = rule.kind === 'percent-plus-interest' ? share + interest : share;
  return Math.max(rule.floor, asked) as Cents;
}
