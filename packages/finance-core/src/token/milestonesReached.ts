/** The parts of a debt whose payment is a milestone, in percent. */
export const MILESTONES = [25, 50, 75, 100] as const;

/**
 * The milestones that a payment reached: those above the percentage paid before it, up to the one
 * after it.
 *
 * @param before and after whole percentages, as `percentPaid` gives them.
 * @example milestonesReached(20, 55) // [25, 50]
 */
export function milestonesReached(before: number, after: number): number[] {
  return MILESTONES.filter((milestone) => milestone > before && milestone <= after);
}
