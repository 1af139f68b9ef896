/**
 * The number format of a field by its unit and step: it has as many decimals as the step, and any
 * number without one.
 *
 * @param unit a unit of `Intl.NumberFormat`: 'month', 'percent'.
 */
export function numberFormat(
  unit: string | undefined,
  step: number | undefined,
): Intl.NumberFormatOptions {
  return {
    maximumFractionDigits: step === undefined ? 20 : decimalsOf(step),
    // A percentage has its sign; other units are words, which need no explanation.
    ...(unit === undefined
      ? {}
      : { style: 'unit', unit, unitDisplay: unit === 'percent' ? 'short' : 'long' }),
  };
}

/** The number of decimals of a step: 2 for 0.05. */
function decimalsOf(step: number): number {
  const [digits = '', exponent = '0'] = String(step).split('e');
  return Math.max(0, (digits.split('.')[1]?.length ?? 0) - Number(exponent));
}
