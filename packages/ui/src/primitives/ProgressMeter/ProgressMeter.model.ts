/**
 * Clamps the value of a meter to 0 to 100.
 *
 * Progress is negative for a balance above the original; a value that is not finite counts as 0.
 */
export function meterValue(value: number): number {
  if (!Number.isFinite(value)) return 0;
  return Math.min(100, Math.max(0, value));
}
