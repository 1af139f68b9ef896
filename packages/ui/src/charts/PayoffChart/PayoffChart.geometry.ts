import type { CalendarDay } from '@dime-time/finance-core';
import { decimate } from '../plot/decimate.ts';
import { finitePlaces } from '../plot/finitePlaces.ts';
import { straightPath } from '../plot/linePath.ts';
import { moneyAxis } from '../plot/moneyAxis.ts';
import {
  CHARACTER_WIDTH,
  labelRoom,
  plotBox,
  xPosition,
  type AxisTick,
  type Frame,
  type PlotBox,
} from '../plot/plotBox.ts';
import { shortMonthText } from './monthText.ts';
import type { ShownPlan } from './mergeEqualPlans.ts';
import type { PayoffLine, PayoffOutcomeKind } from './payoffLine.ts';
import { labelWidth, placeLabels, type LabelSpot } from './placeLabels.ts';

/** The end of a plan's line. */
export interface CurveEnd {
  x: number;
  y: number;
  /** Paid off; going on past the edge; or growing, as no payment ever catches up. */
  goes: 'paid-off' | 'on' | 'up';
}

/** One plan as it is drawn. */
export interface PayoffCurve {
  name: string;
  /** Which of the looks it has. */
  look: number;
  /** What is known of it; empty below two points. */
  path: string;
  /** Where it ends: in the month it is paid off, or where the drawing stops following it. */
  end: CurveEnd | undefined;
  /** The name beside its end; none where there is no room for it clear of every line. */
  label: { text: string; spot: LabelSpot } | undefined;
}

export interface PayoffGeometry {
  plot: PlotBox;
  /** Where a month stands, from left to right. */
  xOf: (month: number) => number;
  /** Where an amount stands, from top to bottom. */
  yOf: (amount: number) => number;
  curves: readonly PayoffCurve[];
  xTicks: readonly AxisTick[];
  yTicks: readonly AxisTick[];
}

/** Room over the highest balance for the arrow of a plan that grows. */
const ARROW_ROOM = 1.12;
/** A longer name finds no place clear of its own line. */
const WIDEST_LABEL = 0.7;
/** What stands beside the arrow of a plan that grows. */
const NEVER = 'never paid off at this pace';
/** The least the y axis spans, in cents: below a dollar the ticks would fall between cents. */
const LEAST_SPAN = 100;
/** How many months an unfinished plan shows at least, so that it is seen to go on. */
const LEAST_OPEN_MONTHS = 12;
/** Distances between two month labels that a reader can count in. */
const MONTH_STEPS = [1, 2, 3, 6, 12, 24, 36, 60, 120, 240, 600, 1200, 2400];
/** A name up to this long is whole or left to the legend; a longer one is cut where it has to be. */
const USUAL_CHARACTERS = 32;
/** Fewer letters of a name say nothing, however narrow the plot is. */
const LEAST_CHARACTERS = 6;

/** Below this width names of the usual size lie on lines and on one another's stems; the legend has them all. */
const LEAST_NAMED_WIDTH = 240;

/**
 * How many months the x axis spans: until the last plan that pays off has done so, and a tenth more
 * where another goes on. A plan of a hundred years must not press the others into a corner.
 */
export function shownMonths(lines: readonly PayoffLine[]): number {
  const spanOf = (some: readonly PayoffLine[]) =>
    some.reduce((most, { balances }) => Math.max(most, balances.length - 1), 0);
  const paid = lines.filter((line) => line.outcome === 'paid-off');
  const open = lines.length > paid.length;
  if (!open) return spanOf(paid);
  const ends = spanOf(paid);
  return ends > 0 ? Math.ceil(ends * 1.1) : Math.max(LEAST_OPEN_MONTHS, spanOf(lines));
}

/** Works out the whole drawing from the plans and its size. */
export function payoffGeometry(
  lines: readonly ShownPlan[],
  startsOn: CalendarDay | undefined,
  frame: Frame,
): PayoffGeometry {
  const months = shownMonths(lines);
  const drawable = lines.map(({ balances }) =>
    finitePlaces(balances.length > months + 1 ? balances.slice(0, months + 1) : balances),
  );
  const most = drawable.reduce(
    (top, places, at) =>
      places.reduce((high, place) => Math.max(high, lines[at]?.balances[place] ?? 0), top),
    0,
  );
  const span = Math.max(most, LEAST_SPAN);
  const grows = lines.some((line) => line.outcome === 'never-amortises');
  // From zero, because the way there is what the chart shows.
  const { yOf, ticks, inset } = moneyAxis([0, grows ? span * ARROW_ROOM : span], frame);
  const lastLabel = shortMonthText(Math.max(1, months), startsOn);
  const plot = plotBox(frame, inset, lastLabel);
  const xOf = xPosition(months + 1, plot);
  const curves = lines.map((line, at) => curveOf(line, drawable[at] ?? [], { plot, xOf, yOf }));
  return {
    plot,
    xOf,
    yOf,
    curves: labelled(curves, lines, { plot, xOf, yOf }),
    xTicks: monthTicks(months, startsOn, xOf, plot, lastLabel.length),
    // Where nothing is owed, amounts above zero measure nothing.
    yTicks: most > 0 ? ticks : ticks.slice(0, 1),
  };
}

type Space = Pick<PayoffGeometry, 'plot' | 'xOf' | 'yOf'>;

function curveOf(line: ShownPlan, places: readonly number[], space: Space): PayoffCurve {
  const { plot, xOf } = space;
  const yOf = (place: number) => space.yOf(line.balances[place] ?? 0);
  const drawn = decimate(line.balances, places, Math.max(4, Math.floor(plot.right - plot.left)));
  const last = places[places.length - 1];
  const path = straightPath({ places: drawn, xOf, yOf });
  const curve = { name: line.name, look: line.look, path, end: undefined, label: undefined };
  if (last === undefined) return curve;
  return { ...curve, end: { x: xOf(last), y: yOf(last), goes: GOES[line.outcome] } };
}

export const GOES: Readonly<Record<PayoffOutcomeKind, CurveEnd['goes']>> = {
  'paid-off': 'paid-off',
  'never-amortises': 'up',
  'horizon-reached': 'on',
};

/** Gives each curve its name, the earliest end first, as labels stack away from the ends before them. */
function labelled(
  curves: readonly PayoffCurve[],
  lines: readonly ShownPlan[],
  { plot, xOf, yOf }: Space,
): PayoffCurve[] {
  const { text: scale = 1 } = plot;
  const characterWidth = CHARACTER_WIDTH * scale;
  if (plot.right - plot.left < LEAST_NAMED_WIDTH * scale) return [...curves];
  const widest = (plot.right - plot.left) * WIDEST_LABEL;
  const room = (x: number) => Math.min(widest, labelWidth(x, plot));
  const named = curves
    .flatMap(({ name, end }, at) => {
      if (!end) return [];
      const text = labelText(name, end, room(end.x) / characterWidth);
      return text === undefined ? [] : [{ at, end, text }];
    })
    .toSorted((a, b) => a.end.x - b.end.x);
  const step = xOf(1) - xOf(0);
  const spots = placeLabels(
    named.map(({ end, text }) => ({ x: end.x, y: end.y, width: text.length * characterWidth })),
    lines.map(({ balances }, at) => (x) => {
      const end = curves[at]?.end;
      if (!end || x < plot.left || x > end.x) return undefined;
      const balance = balances[Math.round((x - plot.left) / (step || 1))];
      return balance === undefined ? end.y : yOf(balance);
    }),
    plot,
  );
  const labels = new Map(
    named.flatMap(({ at, text }, order) => {
      const spot = spots[order];
      return spot ? [[at, { text, spot }] as const] : [];
    }),
  );
  return curves.map((curve, at) => ({ ...curve, label: labels.get(at) }));
}

/** The name, and of a plan that grows that it is never paid off, where both fit; none where a usual name does not. */
function labelText(name: string, { goes }: CurveEnd, room: number): string | undefined {
  const whole = `${name}: ${NEVER}`;
  if (goes === 'up' && whole.length <= room) return whole;
  if (name.length <= room) return name;
  if (name.length <= USUAL_CHARACTERS) return undefined;
  const most = Math.max(LEAST_CHARACTERS, Math.floor(room));
  return `${name.slice(0, most - 1).trimEnd()}…`;
}

function monthTicks(
  months: number,
  startsOn: CalendarDay | undefined,
  xOf: (month: number) => number,
  plot: PlotBox,
  characters: number,
): AxisTick[] {
  const room = labelRoom(plot, characters);
  const fitting = MONTH_STEPS.find((step) => months / step <= room - 1);
  const step = fitting ?? Math.ceil(months / Math.max(1, room - 1) / 12) * 12;
  const ticks: AxisTick[] = [];
  for (let month = 0; month <= months; month += step) {
    ticks.push({ at: xOf(month), label: shortMonthText(month, startsOn) });
  }
  return ticks;
}
