/** The changes of no component in particular. */
const WHOLE_LIBRARY = 'Whole library';

/**
 * Blocks under the first component that each names, in the order of the alphabet; those that name
 * none come first.
 *
 * @param names the components.
 */
export function byComponent(
  blocks: readonly string[],
  names: ReadonlySet<string>,
): readonly (readonly [name: string, blocks: readonly string[]])[] {
  const groups = new Map<string, string[]>();
  for (const block of blocks) {
    const named = [...block.matchAll(/`<?(\w+)/g)].flatMap(([, name]) => name ?? []);
    const name = named.find((one) => names.has(one)) ?? WHOLE_LIBRARY;
    groups.set(name, [...(groups.get(name) ?? []), block]);
  }
  const place = (name: string) => (name === WHOLE_LIBRARY ? '' : name);
  return [...groups].toSorted(([one], [other]) => (place(one) < place(other) ? -1 : 1));
}
