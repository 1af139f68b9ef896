/**
 * Moves an item of a list to another place; the others keep their order.
 *
 * @param to the place it has afterwards, from 0; a place outside of the list is its nearest end.
 */
export function moveItem<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const item = items[from];
  if (item === undefined) return [...items];
  const place = Math.min(items.length - 1, Math.max(0, to));
  return items.toSpliced(from, 1).toSpliced(place, 0, item);
}

/** A debt’s ID and the ones of the plan’s order first, then those that the order leaves out. */
export function completeOrder(order: readonly string[], ids: readonly string[]): string[] {
  const known = order.filter((id) => ids.includes(id));
  return [...known, ...ids.filter((id) => !known.includes(id))];
}
