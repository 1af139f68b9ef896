import { createHash } from 'node:crypto';

/**
 * Names a suggestion by what it is about, and not by the ids of a link: linked again, the same card
 * and the same payment have the names they had.
 */
function suggestionKey(traits: readonly (string | number | bigint)[]): string {
  const text = JSON.stringify(traits.map(String));
  return `g_${createHash('sha256').update(text).digest('hex').slice(0, 32)}`;
}

/**
 * Names each of a list by its traits; those alike are told apart by their place among them.
 *
 * @example nameEach(cards, ({ name, mask }) => ['debt', name, mask])
 */
export function withSuggestionKeys<T>(
  list: readonly T[],
  traitsOf: (one: T) => readonly (string | number | bigint)[],
): (T & { readonly key: string })[] {
  const seen = new Map<string, number>();
  return list.map((one) => {
    const traits = traitsOf(one);
    const alike = suggestionKey(traits);
    const place = seen.get(alike) ?? 0;
    seen.set(alike, place + 1);
    return { ...one, key: place === 0 ? alike : suggestionKey([...traits, place]) };
  });
}
