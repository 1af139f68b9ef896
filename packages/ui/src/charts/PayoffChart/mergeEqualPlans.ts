import type { PayoffLine } from './payoffLine.ts';

/** A line of the chart: one plan, or several that are equal in every month. */
export interface ShownPlan extends PayoffLine {
  /** The index of its line style: that of its first plan, so that merging changes no color. */
  look: number;
}

/** How many line styles are given by place; those of a kind follow them. */
const PLACES = 6;

const KINDS = { planned: PLACES, minimums: PLACES + 1, forecast: PLACES + 2 } as const;

/**
 * Merges plans that are equal: the same balances, outcome and interest.
 *
 * Drawn over each other, their dashes would be indistinguishable.
 *
 * @returns the distinct plans in their order, merged ones named as in `Avalanche = Snowball`.
 */
export function mergeEqualPlans(lines: readonly PayoffLine[]): readonly ShownPlan[] {
  return lines.reduce<readonly ShownPlan[]>((merged, line, at) => {
    const look = line.kind ? KINDS[line.kind] : at % PLACES;
    const equal = merged.findIndex((plan) => areEqual(plan, line));
    if (equal === -1) return [...merged, { ...line, look }];
    return merged.map((plan, index) =>
      index === equal ? { ...plan, name: `${plan.name} = ${line.name}` } : plan,
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
