export type ChangeDirection = 'up' | 'down' | 'none';

/** The direction of a price change, at the two decimals that are shown. */
export function changeDirection(percent: number): ChangeDirection {
  const shown = Math.round(percent * 100);
  if (shown > 0) return 'up';
  return shown < 0 ? 'down' : 'none';
}
