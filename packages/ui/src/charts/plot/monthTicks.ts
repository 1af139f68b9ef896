import { labelRoom, type AxisTick, type PlotBox } from './plotBox.ts';

/** The allowed intervals between month labels, in months. */
const MONTH_STEPS = [1, 2, 3, 6, 12, 24, 36, 60, 120, 240, 600, 1200, 2400];

/**
 * The labels of a month axis: at an interval of whole months or years, as many as fit.
 *
 * @param months the last month of the axis.
 * @param labelOf the text of a month.
 * @param characters the length of the longest text.
 * @param first the first month of the axis; months before now are negative, and now has a label.
 */
export function monthTicks(
  months: number,
  labelOf: (month: number) => string,
  xOf: (month: number) => number,
  plot: PlotBox,
  characters: number,
  first = 0,
): AxisTick[] {
  const room = labelRoom(plot, characters);
  const span = months - first;
  const fitting = MONTH_STEPS.find((step) => span / step <= room - 1);
  const step = fitting ?? Math.ceil(span / Math.max(1, room - 1) / 12) * 12;
  const ticks: AxisTick[] = [];
  for (let month = -Math.floor(-first / step) * step; month <= months; month += step) {
    ticks.push({ at: xOf(month), label: labelOf(month) });
  }
  return ticks;
}
