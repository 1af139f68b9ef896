/**
 * The share a meter shows: 0 to 100, whatever comes in.
 *
 * A balance above the original is progress below zero, and a figure that could not be worked out is
 * no progress: neither may break the bar.
 */
export function meterValue(value: number): number {
  if (!Number.isFinite(value)) return 0;
  return Math.min(100, Math.max(0, value));
}
