import type { Frame, PlotBox } from '../plot/plotBox.ts';

/** The name of a line after its end. */
export interface EndLabel {
  /** Its rows of text. */
  rows: readonly string[];
  /** Where they start, and the center of each. */
  x: number;
  ys: readonly number[];
}

/** The names of lines, in rows, and the width they take after the ends, with the gap before them. */
export interface LabelColumn {
  names: readonly (readonly string[])[];
  width: number;
}

/** From the end of a line to its name, the height of a row, and between two names, at the usual text size. */
const GAP = 8;
const ROW = 16;
const BETWEEN = 4;
/** The average width of a letter of a bold word with an M, for room without measuring. */
const LETTER = 8.5;
/** Below this width of a frame, names of two words have two rows. */
const ONE_ROW = 448;
/** The share of the frame that names may take; wider ones are left out. */
const MOST_SHARE = 0.4;

const NO_COLUMN: LabelColumn = { names: [], width: 0 };

/** Lays out the names of lines; without names, or where they are too wide, no room is taken. */
export function labelColumn(texts: readonly string[], { width, text = 1 }: Frame): LabelColumn {
  const names = texts.map((name) => (width < ONE_ROW * text ? twoRows(name) : [name]));
  const longest = Math.max(0, ...names.flat().map((row) => row.length));
  const taken = (longest * LETTER + GAP) * text;
  return longest === 0 || taken > width * MOST_SHARE ? NO_COLUMN : { names, width: taken };
}

/** Splits a name at the space that leaves the shortest rows. */
function twoRows(name: string): readonly string[] {
  const words = name.split(' ');
  const splits = words
    .slice(1)
    .map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')]);
  const longest = (rows: readonly string[]) => Math.max(...rows.map((row) => row.length));
  return splits.toSorted((a, b) => longest(a) - longest(b))[0] ?? [name];
}

/**
 * Places each name at the end of its line: as near as the others allow, in the order of the ends, and
 * never over another one.
 *
 * @param ends the y of the end of each line, in the order of the names.
 */
export function endLabels(
  { names }: LabelColumn,
  ends: readonly number[],
  { right, top, bottom, text = 1 }: PlotBox,
): EndLabel[] {
  const row = ROW * text;
  const height = Math.max(1, ...names.map((rows) => rows.length)) * row + BETWEEN * text;
  const order = ends.map((_, at) => at).toSorted((a, b) => (ends[a] ?? 0) - (ends[b] ?? 0));
  const centers = spread(
    order.map((at) => ends[at] ?? 0),
    height,
    top,
    bottom,
  );
  return order.map((at, rank) => {
    const rows = names[at] ?? [];
    const first = (centers[rank] ?? 0) - ((rows.length - 1) * row) / 2;
    return { rows, x: right + GAP * text, ys: rows.map((_, index) => first + index * row) };
  });
}

/**
 * The nearest centers, in rising order, of boxes that do not overlap: each group of boxes that would
 * lies around the mean of its own.
 */
function spread(wanted: readonly number[], height: number, top: number, bottom: number): number[] {
  const groups: { sum: number; count: number }[] = [];
  const startOf = ({ sum, count }: { sum: number; count: number }) => sum / count;
  wanted.forEach((y, at) => {
    let group = { sum: y - at * height, count: 1 };
    for (let last = groups.at(-1); last && startOf(last) > startOf(group); last = groups.at(-1)) {
      groups.pop();
      group = { sum: last.sum + group.sum, count: last.count + group.count };
    }
    groups.push(group);
  });
  const starts = groups.flatMap((group) => Array<number>(group.count).fill(startOf(group)));
  const least = top + height / 2;
  const most = bottom - height / 2 - (wanted.length - 1) * height;
  return starts.map((start, at) => Math.max(least, Math.min(most, start)) + at * height);
}
