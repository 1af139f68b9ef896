import type { CalendarDay, Cents } from '@dime-time/finance-core';
import type { Formats } from '../../words/index.ts';
import type { PayoffChartWords } from '../../words/subjects/charts/payoffChart.ts';
import { decimate } from '../plot/decimate.ts';
import { finitePlaces } from '../plot/finitePlaces.ts';
import { straightPath } from '../plot/linePath.ts';
import { LEAST_SPAN, moneyAxis } from '../plot/moneyAxis.ts';
import { monthTicks } from '../plot/monthTicks.ts';
import {
  CHARACTER_WIDTH,
  plotBox,
  xPosition,
  type AxisTick,
  type Frame,
  type PlotBox,
} from '../plot/plotBox.ts';
import { shortMonthText } from '../plot/monthText.ts';
import type { ShownPlan } from './mergeEqualPlans.ts';
import {
  anyDueThisMonth,
  balanceIn,
  type PayoffLine,
  type PayoffOutcomeKind,
} from './payoffLine.ts';
import { labelWidth, placeLabels, type LabelSpot } from '../plot/placeLabels.ts';

/** The end of a plan's line. */
export interface CurveEnd {
  x: number;
  y: number;
  /** Paid off; continuing past the edge; or growing, because payments do not cover the interest. */
  goes: 'paid-off' | 'on' | 'up';
}

/** The drawing of one plan. */
export interface PayoffCurve {
  name: string;
  /** The index of its line style. */
  look: number;
  /** The path of its line; empty with fewer than two points. */
  path: string;
  /** Its last point: in the month it is paid off, or at the end of the axis. */
  end: CurveEnd | undefined;
  /** The label beside its end; `undefined` if no position is clear of every line. */
  label: { text: string; spot: LabelSpot } | undefined;
}

export interface PayoffGeometry {
  plot: PlotBox;
  /** The x of a month. */
  xOf: (month: number) => number;
  /** The y of an amount. */
  yOf: (amount: number) => number;
  curves: readonly PayoffCurve[];
  /** The path of what was owed before, up to now; empty without. */
  pastPath: string;
  xTicks: readonly AxisTick[];
  yTicks: readonly AxisTick[];
}

/**
 * The top of the y axis relative to the highest balance, which leaves space for the arrow of a plan
 * that grows.
 */
const ARROW_ROOM = 1.12;
/**
 * The maximum label width, as a share of the available one; a wider label would cross its own line.
 */
const WIDEST_LABEL = 0.7;
/** The minimum number of months, so that an unfinished plan visibly continues. */
const LEAST_OPEN_MONTHS = 12;
/** Names up to this length are shown in full or only in the legend; longer ones are truncated. */
const USUAL_CHARACTERS = 32;
/** The minimum number of letters of a truncated name. */
const LEAST_CHARACTERS = 6;

/**
 * Below this width, in pixels, labels would overlap lines and stems, so only the legend has the
 * names.
 */
const LEAST_NAMED_WIDTH = 240;

/**
 * The span of the x axis in months: until the last plan is paid off, and a tenth more if another
 * continues. An endless plan must not compress the others.
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

/**
 * Computes the geometry of the chart from the plans and its size.
 *
 * @param past what was owed in the months before, oldest first.
 */
export function payoffGeometry(
  lines: readonly ShownPlan[],
  startsOn: CalendarDay | undefined,
  frame: Frame,
  words: PayoffChartWords,
  formats: Formats,
  past: readonly Cents[] = [],
): PayoffGeometry {
  const labelOf = (month: number) =>
    shortMonthText(month, startsOn, words, formats, anyDueThisMonth(lines));
  const months = shownMonths(lines);
  const drawable = lines.map(({ balances }) =>
    finitePlaces(balances.length > months + 1 ? balances.slice(0, months + 1) : balances),
  );
  const most = drawable.reduce(
    (top, places, at) =>
      places.reduce((high, place) => Math.max(high, lines[at]?.balances[place] ?? 0), top),
    Math.max(0, ...past, ...lines.flatMap((line) => beforeOf(line, past).filter(Number.isFinite))),
  );
  const span = Math.max(most, LEAST_SPAN);
  const grows = lines.some((line) => line.outcome === 'never-amortises');
  // The axis starts at zero, because the chart shows how the balance reaches it.
  const { yOf, ticks, inset } = moneyAxis([0, grows ? span * ARROW_ROOM : span], frame, formats);
  const lastLabel = labelOf(Math.max(1, months));
  const plot = plotBox(frame, inset, lastLabel);
  const placeOf = xPosition(past.length + months + 1, plot);
  const xOf = (month: number) => placeOf(past.length + month);
  const curves = lines.map((line, at) =>
    curveOf(line, drawable[at] ?? [], beforeOf(line, past), { plot, xOf, yOf }),
  );
  return {
    plot,
    xOf,
    yOf,
    curves: labelled(curves, lines, { plot, xOf, yOf }, words),
    pastPath: pastPath(past, lines, { xOf, yOf }),
    xTicks: monthTicks(months, labelOf, xOf, plot, lastLabel.length, -past.length),
    // If nothing is owed, $0 is the only tick.
    yTicks: most > 0 ? ticks : ticks.slice(0, 1),
  };
}

type Space = Pick<PayoffGeometry, 'plot' | 'xOf' | 'yOf'>;

/** The line of what was owed before; it ends where the plans begin. */
function pastPath(
  past: readonly Cents[],
  lines: readonly PayoffLine[],
  { xOf, yOf }: Pick<Space, 'xOf' | 'yOf'>,
): string {
  const balances = [...past, ...lines.slice(0, 1).flatMap(({ balances: [now] }) => now ?? [])];
  return straightPath({
    places: past.length > 0 ? finitePlaces(balances) : [],
    xOf: (place) => xOf(place - past.length),
    yOf: (place) => yOf(balances[place] ?? 0),
  });
}

/** What a line had left owed in the months of the past, if there is one. */
function beforeOf({ before = [] }: PayoffLine, past: readonly Cents[]): readonly Cents[] {
  return past.length > 0 ? before : [];
}

/** @param places the months of the plan that are drawn; those of the past before them are below 0. */
function curveOf(
  line: ShownPlan,
  places: readonly number[],
  before: readonly Cents[],
  space: Space,
): PayoffCurve {
  const { plot, xOf } = space;
  const yOf = (place: number) => space.yOf(balanceIn(line, place) ?? 0);
  const drawn = decimate(line.balances, places, Math.max(4, Math.floor(plot.right - plot.left)));
  const last = places[places.length - 1];
  const earlier = finitePlaces(before).map((place) => place - before.length);
  const path = straightPath({ places: [...earlier, ...drawn], xOf, yOf });
  const curve = { name: line.name, look: line.look, path, end: undefined, label: undefined };
  if (last === undefined) return curve;
  return { ...curve, end: { x: xOf(last), y: yOf(last), goes: GOES[line.outcome] } };
}

export const GOES: Readonly<Record<PayoffOutcomeKind, CurveEnd['goes']>> = {
  'paid-off': 'paid-off',
  'never-amortises': 'up',
  'horizon-reached': 'on',
};

/**
 * Places the label of each curve, the earliest end first, because labels stack away from earlier
 * ends.
 */
function labelled(
  curves: readonly PayoffCurve[],
  lines: readonly ShownPlan[],
  { plot, xOf, yOf }: Space,
  words: PayoffChartWords,
): PayoffCurve[] {
  const { text: scale = 1 } = plot;
  const characterWidth = CHARACTER_WIDTH * scale;
  if (plot.right - plot.left < LEAST_NAMED_WIDTH * scale) return [...curves];
  const widest = (plot.right - plot.left) * WIDEST_LABEL;
  const room = (x: number) => Math.min(widest, labelWidth(x, plot));
  const named = curves
    .flatMap(({ name, end }, at) => {
      if (!end) return [];
      const text = labelText(name, end, room(end.x) / characterWidth, words);
      return text === undefined ? [] : [{ at, end, text }];
    })
    .toSorted((a, b) => a.end.x - b.end.x);
  const step = xOf(1) - xOf(0);
  const spots = placeLabels(
    named.map(({ end, text }) => ({ x: end.x, y: end.y, width: text.length * characterWidth })),
    lines.map(({ balances }, at) => (x) => {
      const end = curves[at]?.end;
      if (!end || x < xOf(0) || x > end.x) return undefined;
      const balance = balances[Math.round((x - xOf(0)) / (step || 1))];
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

/**
 * The label: the name, and for a plan that grows that it is never paid off, if both fit; none if a
 * name of usual length does not fit.
 */
function labelText(
  name: string,
  { goes }: CurveEnd,
  room: number,
  words: PayoffChartWords,
): string | undefined {
  const whole = words.plan({ name, text: words.neverShort });
  if (goes === 'up' && whole.length <= room) return whole;
  if (name.length <= room) return name;
  if (name.length <= USUAL_CHARACTERS) return undefined;
  const most = Math.max(LEAST_CHARACTERS, Math.floor(room));
  return `${name.slice(0, most - 1).trimEnd()}…`;
}
