/**
 * Returns the word of a name that others wrote, in whatever capitals and with spaces or underscores;
 * `undefined` if the words have none.
 *
 * @example knownName('FOOD_AND_DRINK', { foodAndDrink: 'Comida y bebida' }) // 'Comida y bebida'
 */
export function knownName<Words extends object>(
  name: string,
  words: Words,
): Words[keyof Words] | undefined {
  const key = name
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_]+(.)/g, (_match, letter: string) => letter.toUpperCase());
  return Object.hasOwn(words, key) ? words[key as keyof Words] : undefined;
}
