import { hexOf, parseColor, type Color } from '../../build/cssColor.ts';
import { withValues } from '../../build/themeVariables.ts';

/**
 * What a stack of colors looks like, from the ground up.
 *
 * @param colors CSS colors in the notations that `parseColor` reads, with variables.
 * @returns `#rrggbb`
 */
export function paint(colors: readonly string[], variables: ReadonlyMap<string, string>): string {
  const shown = colors.reduce<Color>(
    (ground, color) => {
      const [red, green, blue, alpha] = parseColor(withValues(color, variables));
      const over = (value: number, below: number) => value * alpha + below * (1 - alpha);
      return [over(red, ground[0]), over(green, ground[1]), over(blue, ground[2]), 1];
    },
    [1, 1, 1, 1],
  );
  return hexOf(shown);
}
