/**
 * The level payment that repays 1 of balance in `periods`, in exact arithmetic:
 * `rate / (1 - (1 + rate)^-periods)`.
 *
 * @param rate the interest of one period as a fraction. Logarithms keep its digits where it is tiny.
 */
export function annuityPayment(rate: number, periods: number): number {
  return rate === 0 ? 1 / periods : rate / -Math.expm1(-periods * Math.log1p(rate));
}
