/** A seeded pseudo-random source. */
export interface Random {
  /** A whole number from `min` to `max`, both included. */
  int(min: number, max: number): number;
  /** @param list has at least one entry. */
  pick<T>(list: readonly T[]): T;
}

/**
 * Creates a seeded source: the same seed gives the same numbers on every machine.
 *
 * A 32-bit mixing generator, not suitable for cryptography.
 */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
  };
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return { int, pick: <T>(list: readonly T[]) => list[int(0, list.length - 1)] as T };
}
