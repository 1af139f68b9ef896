/** The side length of the logo’s square. */
export const LOGO_BOX = 32;

const CENTER = LOGO_BOX / 2;
const REEDS = 12;

/** One line of the mark. */
export interface LogoLine {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

/**
 * The line from one radius to another at an hour of the clock face, to a hundredth of a unit.
 *
 * @param hour 0 to 12, 12 at the top, clockwise.
 */
function spoke(hour: number, from: number, to: number): LogoLine {
  const angle = (hour / 12) * 2 * Math.PI;
  const at = (radius: number, part: number) => Math.round((CENTER + radius * part) * 100) / 100;
  return {
    x1: at(from, Math.sin(angle)),
    y1: at(from, -Math.cos(angle)),
    x2: at(to, Math.sin(angle)),
    y2: at(to, -Math.cos(angle)),
  };
}

/** The lines of a coin’s reeded edge, which are also the hour marks of a clock. */
export const LOGO_REEDS: readonly LogoLine[] = Array.from({ length: REEDS }, (_, hour) =>
  spoke(hour, 9.6, 11),
);

/** The hands. A dime is ten, so the clock shows ten. */
export const LOGO_HANDS: readonly LogoLine[] = [spoke(12, 0, 7), spoke(10, 0, 5)];
