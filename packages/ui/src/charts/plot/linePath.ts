import { curveMonotoneX } from '@visx/curve';
import { line } from '@visx/shape';

/** The points of a line. */
export interface LineShape {
  /** The places it goes through, in ascending order. */
  places: readonly number[];
  xOf: (place: number) => number;
  yOf: (place: number) => number;
}

/** SVG path data of a monotone curve through the points; empty with fewer than two. */
export function curvedPath({ places, xOf, yOf }: LineShape): string {
  if (places.length < 2) return '';
  return line<number>({ x: xOf, y: yOf, curve: curveMonotoneX })([...places]) ?? '';
}

/**
 * SVG path data of straight segments through the points; empty with fewer than two.
 *
 * For points a pixel apart, where a curve would be invisible: browsers measure every curve before
 * painting, which is the largest cost of a long series.
 */
export function straightPath({ places, xOf, yOf }: LineShape): string {
  if (places.length < 2) return '';
  let path = '';
  for (const place of places) {
    path += `${path ? 'L' : 'M'}${tenth(xOf(place))},${tenth(yOf(place))}`;
  }
  return path;
}

/**
 * Splits a line’s path into solid and dashed pieces; neighbors of one kind are joined.
 *
 * @param path of `M`, `L` and `C` commands, one for each point.
 * @param isSolid whether the segment that ends at this point is solid.
 */
export function splitPath(
  path: string,
  isSolid: (at: number) => boolean,
): { solid: string; dashed: string } {
  const pieces = { solid: '', dashed: '' };
  const commands = path.match(/[MLC][^MLC]*/g) ?? [];
  let last: keyof typeof pieces | undefined;
  commands.forEach((command, at) => {
    if (at === 0) return;
    const kind = isSolid(at) ? 'solid' : 'dashed';
    const start = kind === last ? '' : `M${endOf(commands[at - 1] ?? '')}`;
    pieces[kind] += start + command;
    last = kind;
  });
  return pieces;
}

/** The end point of a command: its last pair of numbers. */
function endOf(command: string): string {
  return command.slice(1).split(',').slice(-2).join(',');
}

/** The path of the area between a line and `bottom`; empty if the line is. */
export function areaUnder(path: string, { places, xOf }: LineShape, bottom: number): string {
  const first = places[0];
  const last = places[places.length - 1];
  if (!path || first === undefined || last === undefined) return '';
  return `${path}L${xOf(last)},${bottom}L${xOf(first)},${bottom}Z`;
}

/** Rounds to a tenth of a pixel, which is invisible and keeps the path short. */
function tenth(pixels: number): number {
  return Math.round(pixels * 10) / 10;
}
