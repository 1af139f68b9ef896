import { curvedPath } from '../plot/linePath.ts';
import { CHARACTER_WIDTH, type PlotBox } from '../plot/plotBox.ts';
import { labelWidth, placeLabels, type LabelAnchor, type LabelSpot } from '../plot/placeLabels.ts';

/** The name of a line at its end. */
export interface EndLabel {
  text: string;
  spot: LabelSpot;
}

export interface GainGeometry {
  /** The path of the line of the minimums alone; empty below two points. */
  minimumsPath: string;
  /** The path around what lies between it and the forecast; empty without both. */
  gainPath: string;
  /** The names of both lines, as far as there is room for them. */
  labels: readonly EndLabel[];
}

export interface GainInput {
  plot: PlotBox;
  xOf: (place: number) => number;
  yOf: (amount: number) => number;
  /** What is owed, and what would be with the minimums alone; not finite where nothing is known. */
  values: readonly number[];
  minimums: readonly number[];
  /** The index of today’s point, where both lines part. */
  today: number;
  /** The path of the forecast, from today on. */
  forecastPath: string;
  names: { forecast: string; minimums: string };
  /** The width of the label of today, which no other label covers. */
  todayWidth: number;
}

/** The distance of today’s label from its line, and its height, at the usual text size. */
const TODAY = { offset: 6, height: 16 };

const NOTHING: GainGeometry = { minimumsPath: '', gainPath: '', labels: [] };

/** Computes the line of the minimums alone, what the forecast gains, and the names of both. */
export function gainGeometry(input: GainInput): GainGeometry {
  const { xOf, yOf, values, minimums, today, forecastPath } = input;
  const ahead = minimums.flatMap((value, place) =>
    place >= today && Number.isFinite(value) && Number.isFinite(values[place]) ? [place] : [],
  );
  // The same line twice would have two names.
  if (ahead.every((place) => minimums[place] === values[place])) return NOTHING;
  const last = ahead.at(-1);
  const shape = { places: ahead, xOf, yOf: (place: number) => yOf(minimums[place] ?? Number.NaN) };
  const minimumsPath = curvedPath(shape);
  if (last === undefined || minimumsPath === '' || forecastPath === '') {
    return { minimumsPath, gainPath: '', labels: [] };
  }
  const back = curvedPath({ ...shape, places: ahead.toReversed() });
  return {
    minimumsPath,
    gainPath: `${forecastPath}L${back.slice(1)}Z`,
    labels: endLabels(input, last),
  };
}

function endLabels({ names, values, minimums, ...space }: GainInput, last: number): EndLabel[] {
  const { plot, xOf, yOf, today, todayWidth } = space;
  const { text: scale = 1 } = plot;
  const x = xOf(last);
  const ends = [
    { text: names.minimums, y: yOf(minimums[last] ?? 0) },
    { text: names.forecast, y: yOf(values[last] ?? 0) },
  ].filter(({ text }) => text.length * CHARACTER_WIDTH * scale <= labelWidth(x, plot));
  const anchors: LabelAnchor[] = ends.map(({ text, y }) => ({
    x,
    y,
    width: text.length * CHARACTER_WIDTH * scale,
  }));
  const at = xOf(today);
  const isBefore = at > (plot.left + plot.right) / 2;
  const reach = (TODAY.offset + todayWidth) * scale;
  // Its upper and its lower edge, as lines that a label must not cross.
  const todayEdge = (y: number) => (some: number) =>
    some >= (isBefore ? at - reach : at) && some <= (isBefore ? at : at + reach) ? y : undefined;
  const spots = placeLabels(
    anchors,
    [
      lineThrough(values, xOf, yOf),
      lineThrough(minimums, xOf, yOf),
      todayEdge(plot.top),
      todayEdge(plot.top + TODAY.height * scale),
    ],
    plot,
  );
  return ends.flatMap(({ text }, index) => {
    const spot = spots[index];
    return spot ? [{ text, spot }] : [];
  });
}

/** The y of a line at an x, between its points as a straight line. */
function lineThrough(
  values: readonly number[],
  xOf: (place: number) => number,
  yOf: (amount: number) => number,
) {
  const step = xOf(1) - xOf(0) || 1;
  return (x: number): number | undefined => {
    const place = (x - xOf(0)) / step;
    const before = values[Math.floor(place)] ?? Number.NaN;
    const after = values[Math.ceil(place)] ?? Number.NaN;
    const amount = before + (after - before) * (place - Math.floor(place));
    return Number.isFinite(amount) ? yOf(amount) : undefined;
  };
}
