import { createHash } from 'node:crypto';

/**
 * The key of a suggestion, made of its content and not of ids of a link: after relinking, the same
 * card or payment has the same key.
 */
function suggestionKey(traits: readonly (string | number | bigint)[]): string {
  const text = JSON.stringify(traits.map(String));
  return `g_${createHash('sha256').update(text).digest('hex').slice(0, 32)}`;
}

/**
 * Adds a key made of its traits to each item; identical ones are numbered.
 *
 * @example withSuggestionKeys(cards, ({ name, mask }) => ['debt', name, mask])
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
