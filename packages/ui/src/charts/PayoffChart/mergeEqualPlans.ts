import type { PayoffLine } from './payoffLine.ts';

/** A line of the chart: one plan, or several that are equal in every month. */
export interface ShownPlan extends PayoffLine {
  /** Which of the looks it has: the place of its first plan, so that a merged plan moves no color. */
  look: number;
}

/**
 * Merges plans that are equal: the same balances, outcome and interest.
 *
 * Drawn over each other they would look like one line whose dashes nobody can tell apart.
 *
 * @returns a plan for each that differs, named as in `Avalanche = Snowball`, in their order.
 */
export function mergeEqualPlans(lines: readonly PayoffLine[]): readonly ShownPlan[] {
  return lines.reduce<readonly ShownPlan[]>((merged, line, look) => {
    const equal = merged.findIndex((plan) => areEqual(plan, line));
    if (equal === -1) return [...merged, { ...line, look }];
    return merged.map((plan, at) =>
      at === equal ? { ...plan, name: `${plan.name} = ${line.name}` } : plan,
    );
  }, []);
}

function areEqual(one: PayoffLine, other: PayoffLine): boolean {
  return (
    one.outcome === other.outcome &&
    one.interest === other.interest &&
    one.balances.length === other.balances.length &&
    one.balances.every((balance, month) => Object.is(balance, other.balances[month]))
  );
}
