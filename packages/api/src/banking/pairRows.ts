import type { Cents } from '@dime-time/finance-core';

/** What two links tell alike of one row; its id is another at each. */
export interface RowTraits {
  readonly account_id: string;
  readonly date: string;
  readonly amount: bigint | Cents;
  readonly name: string;
}

/**
 * Says which rows that a link tells are rows that the link before it told: those of the same account,
 * day and amount, as many of them as were told before. Where there are more now, those of the same
 * name go first, since a bank writes a name one way today and another way tomorrow.
 *
 * Where a day or an amount is told differently by the second link, the row is taken for another one.
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
