import { curveMonotoneX } from '@visx/curve';
import { line } from '@visx/shape';

/** Where the points of a line stand. */
export interface LineShape {
  /** The places it goes through, in rising order. */
  places: readonly number[];
  xOf: (place: number) => number;
  yOf: (place: number) => number;
}

/** A line as the data of an SVG path that swings from point to point, never beyond either; empty below two. */
export function curvedPath({ places, xOf, yOf }: LineShape): string {
  if (places.length < 2) return '';
  return line<number>({ x: xOf, y: yOf, curve: curveMonotoneX })([...places]) ?? '';
}

/**
 * A line as the data of an SVG path that goes straight from point to point; empty below two.
 *
 * For points a pixel apart, where a swing could not be seen: a browser measures the outline of every
 * curve before it paints, which costs more than all else about a long series.
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
 * The pieces of a line's path, one from each point to the next, joined where neighbors are alike.
 *
 * @param path of `M`, `L` and `C` commands, one for each point.
 * @param isSolid whether the piece that ends at this point of the path is drawn solid.
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

/** Where a command leaves the pen: its last pair of numbers. */
function endOf(command: string): string {
  return command.slice(1).split(',').slice(-2).join(',');
}

/** The area between a line and `bottom`: the line's own path, closed; empty where that is. */
export function areaUnder(path: string, { places, xOf }: LineShape, bottom: number): string {
  const first = places[0];
  const last = places[places.length - 1];
  if (!path || first === undefined || last === undefined) return '';
  return `${path}L${xOf(last)},${bottom}L${xOf(first)},${bottom}Z`;
}

/** A tenth of a pixel is finer than an eye, and a short number is read faster. */
function tenth(pixels: number): number {
  return Math.round(pixels * 10) / 10;
}
