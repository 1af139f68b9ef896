import type { Cents } from '@dime-time/finance-core';

/** The fields of a transaction that are the same at two links; the ids differ. */
export interface RowTraits {
  readonly account_id: string;
  readonly date: string;
  readonly amount: bigint | Cents;
  readonly name: string;
}

/**
 * Pairs transactions of a new link with those of the former link: same account, day and amount, one
 * to one. Where there are more candidates, those with the same name are paired first, since a bank
 * may format names differently over time.
 *
 * A transaction whose day or amount differs counts as another one.
 */
export function pairRows<Former extends RowTraits, Incoming extends RowTraits>(
  former: readonly Former[],
  incoming: readonly Incoming[],
): { readonly former: Former; readonly told: Incoming }[] {
  const left = Map.groupBy(former, keyOf);
  const pairs: { former: Former; told: Incoming }[] = [];
  const isPaired = (row: Incoming, fits: (one: Former) => boolean) => {
    const alike = left.get(keyOf(row)) ?? [];
    const index = alike.findIndex(fits);
    const [found] = index === -1 ? [] : alike.splice(index, 1);
    if (found) pairs.push({ former: found, told: row });
    return found !== undefined;
  };
  const renamed = incoming.filter((row) => !isPaired(row, ({ name }) => name === row.name));
  for (const row of renamed) isPaired(row, () => true);
  return pairs;
}

function keyOf({ account_id, date, amount }: RowTraits): string {
  return `${account_id}\n${date}\n${String(amount)}`;
}
