import { straightPath } from '../plot/linePath.ts';
import type { PlotBox } from '../plot/plotBox.ts';
import { endLabels, type EndLabel, type LabelColumn } from './endLabels.ts';
import { NAMED_LINES, type OtherLines, type OtherLinesInput } from './otherLines.ts';

export interface GainGeometry {
  /** The path of the line of the minimums alone; empty below two points. */
  minimumsPath: string;
  /** The path of the line of the plan; empty below two points. */
  plannedPath: string;
  /** The path around what lies between the minimums and the forecast; empty without both. */
  gainPath: string;
  /** The names of the lines, as far as there is room for them. */
  labels: readonly EndLabel[];
}

export interface GainInput extends OtherLinesInput {
  plot: PlotBox;
  xOf: (place: number) => number;
  yOf: (amount: number) => number;
  lines: OtherLines;
  /** The path of the forecast, from today on. */
  forecastPath: string;
  /** The names of the lines: of those that are drawn, in the order of `NAMED_LINES`. */
  column: LabelColumn;
}

/** Computes the lines beside that of the forecast, what it gains on the minimums, and their names. */
export function gainGeometry(input: GainInput): GainGeometry {
  const { plot, xOf, yOf, values, minimums = [], planned = [], lines, forecastPath } = input;
  const shapeOf = (line: readonly number[], places: readonly number[]) => ({
    places,
    xOf,
    yOf: (place: number) => yOf(line[place] ?? Number.NaN),
  });
  const back = straightPath(shapeOf(minimums, lines.minimums.toReversed()));
  const amounts = { forecast: values, minimums, planned };
  const ends = NAMED_LINES.flatMap((name) => {
    const amount = amounts[name][lines[name].at(-1) ?? -1];
    return amount === undefined ? [] : [yOf(amount)];
  });
  return {
    minimumsPath: straightPath(shapeOf(minimums, lines.minimums)),
    plannedPath: straightPath(shapeOf(planned, lines.planned)),
    gainPath: back && forecastPath ? `${forecastPath}L${back.slice(1)}Z` : '',
    labels: input.column.names.length > 0 ? endLabels(input.column, ends, plot) : [],
  };
}
