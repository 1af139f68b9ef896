import { ZERO_CENTS, type Cents } from '@dime-time/finance-core/money';
import { useMemo, type Ref } from 'react';
import { moneyWords, useMoneyText } from '../../money/index.ts';
import { useAmountsHidden } from '../../theme/AmountsPrivacy.tsx';
import { classes } from '../../theme/classes.ts';
import type { AnyHostProps } from '../../theme/hostProps.ts';
import { useFormats, useWords } from '../../words/index.ts';
import { debtTrendChartWords } from '../words/debtTrendChart.ts';
import { trendWords } from '../words/trend.ts';
import { ChartFrame } from '../plot/ChartFrame.tsx';
import { ChartHeadline } from '../plot/ChartHeadline.tsx';
import { ChartTooltip } from '../plot/ChartTooltip.tsx';
import { nearestAt } from '../plot/cursor.ts';
import { areReal, kindOf, pointName } from '../plot/trendKinds.ts';
import type { TrendSeries } from '../plot/trendSeries.ts';
import { TrendTable } from '../plot/TrendTable.tsx';
import { useMeasuredSize } from '../plot/useMeasuredSize.ts';
import { ChartMarks } from './ChartMarks.tsx';
import { tooltipText } from './DebtTrendChart.a11y.ts';
import { labelColumn } from './endLabels.ts';
import { gainGeometry } from './gainGeometry.ts';
import { trendGeometry } from './DebtTrendChart.geometry.ts';
import { NAMED_LINES, otherLines } from './otherLines.ts';
import * as plotStyles from '../plot/plot.css.ts';
import * as styles from './DebtTrendChart.css.ts';

export interface TrendPlotProps extends AnyHostProps<'children'> {
  figureRef: Ref<HTMLElement>;
  /** The values; at least one is finite. */
  series: TrendSeries;
  datasetLabel: string;
  markedIndex: number | undefined;
  marksToday: boolean;
  isHistory: boolean;
  /** What would be owed with the minimums alone, at each point. */
  minimums: readonly Cents[] | undefined;
  /** What the plan promised to leave owed, at each point. */
  planned: readonly Cents[] | undefined;
}

/** The size assumed if it cannot be measured: that of a desktop page. */
const UNMEASURED = { width: 640, height: 280 };

/** The chart when it has at least one point: the drawing, its tooltip and its keyboard access. */
export function TrendPlot({
  series,
  datasetLabel,
  markedIndex,
  marksToday,
  isHistory,
  minimums,
  planned,
  figureRef,
  className,
  ...rest
}: TrendPlotProps) {
  const words = useWords(debtTrendChartWords);
  const formats = useFormats();
  const pointWords = useWords(trendWords);
  const moneyText = useWords(moneyWords);
  const { points, places } = series;
  const hidden = useAmountsHidden();
  const money = useMoneyText();
  const [frameRef, frame] = useMeasuredSize<HTMLDivElement>(UNMEASURED);
  const lines = useMemo(
    () => otherLines({ values: series.values, today: markedIndex ?? Infinity, minimums, planned }),
    [series, markedIndex, minimums, planned],
  );
  const drawn = useMemo(() => {
    if (!frame) return undefined;
    const names = NAMED_LINES.filter((name) => lines[name].length > 0);
    // The dashes of the forecast are enough where it is alone.
    const isAlone = names.every((name) => name === 'forecast');
    const column = labelColumn(isAlone ? [] : names.map((name) => words[name]), frame);
    const geometry = trendGeometry(series, frame, formats, {
      isInside: isHistory,
      others: [...(minimums ?? []), ...(planned ?? [])],
      endRoom: column.width,
    });
    const { values } = series;
    const forecastPath = geometry.samplePath;
    const today = markedIndex ?? Infinity;
    const input = { ...geometry, values, today, minimums, planned, lines, forecastPath, column };
    return { geometry, gain: gainGeometry(input) };
  }, [series, frame, formats, isHistory, minimums, planned, markedIndex, lines, words]);
  const { geometry, gain } = drawn ?? {};
  const columns = useMemo(() => {
    const amounts = { minimums, planned };
    return (['minimums', 'planned'] as const)
      .filter((name) => lines[name].length > 0)
      .map((name) => ({
        label: words[name],
        textAt: (place: number) => {
          const amount = lines[name].includes(place) ? amounts[name]?.[place] : undefined;
          return amount === undefined ? '' : money(amount);
        },
      }));
  }, [lines, minimums, planned, words, money]);

  const markedAt = places.indexOf(markedIndex ?? -1);
  const pointAt = (at: number | undefined) => points[places[at ?? -1] ?? -1];
  const dotAt = markedAt >= 0 ? markedAt : loneAt(series);
  const amountAt = (at: number) => {
    const point = pointAt(at);
    if (hidden || !point) return moneyText.hidden;
    return tooltipText(point.value, datasetLabel, words, formats);
  };
  const nameAt = (at: number) => pointName(pointAt(at), pointWords);
  const placeAt = (at: number | undefined) => {
    const point = pointAt(at);
    if (!geometry || !point) return undefined;
    return { x: geometry.xOf(places[at ?? -1] ?? 0), y: geometry.yOf(point.value) };
  };

  const headlineOf = (activeAt = dotAt >= 0 ? dotAt : places.length - 1) => (
    <ChartHeadline
      figure={money(pointAt(activeAt)?.value ?? ZERO_CENTS)}
      name={pointAt(activeAt)?.isToday ? words.today : nameAt(activeAt)}
    />
  );

  /** What another line comes to at a point; nothing where it is not drawn. */
  const lineText = (name: 'minimums' | 'planned', place: number | undefined): string[] => {
    const point = points[place ?? -1];
    const amount = { minimums, planned }[name]?.[place ?? -1];
    if (!point || amount === undefined || !lines[name].includes(place ?? -1)) return [];
    // A month is named by its end, and the running one has what is planned until today.
    return name === 'planned' && point.isToday
      ? [words.plannedToday({ amount: money(amount) })]
      : [words[`${name}At`]({ point: point.label, amount: money(amount) })];
  };
  const textAt = (at: number) => {
    const point = words.point({ point: nameAt(at), amount: amountAt(at) });
    const others = [...lineText('minimums', places[at]), ...lineText('planned', places[at])];
    return others.length > 0 ? `${point}. ${others.join(' ')}` : point;
  };

  /** What the other lines come to, for those who do not see them. */
  const notes = () => {
    const texts = [
      ...lineText('minimums', lines.minimums.at(-1)),
      ...lineText('planned', lines.planned.at(-1)),
    ];
    return texts.length > 0 ? texts.join(' ') : undefined;
  };

  return (
    <figure
      data-part="debt-trend-chart"
      {...rest}
      ref={figureRef}
      className={classes(plotStyles.figure, className)}
    >
      <ChartFrame
        frameRef={frameRef}
        label={words.slider({ label: datasetLabel })}
        count={places.length}
        restAt={dotAt >= 0 ? dotAt : places.length - 1}
        textAt={textAt}
        nearest={(x) => geometry && nearestAt(places, geometry.xOf, x)}
        above={isHistory ? headlineOf : undefined}
      >
        {(activeAt) => {
          if (!frame || !geometry) return null;
          const active = placeAt(activeAt);
          return (
            <>
              <ChartMarks
                frame={frame}
                geometry={geometry}
                active={active}
                marked={placeAt(dotAt)}
                markedText={marksToday && activeAt === undefined ? words.today : undefined}
                amountsHidden={hidden}
                isHistory={isHistory}
                gain={gain}
              />
              {!isHistory && active && activeAt !== undefined && (
                <ChartTooltip
                  frame={frame}
                  plot={geometry.plot}
                  point={active}
                  label={nameAt(activeAt)}
                  lines={1}
                >
                  <div data-part="chart-tooltip-line" className={plotStyles.tooltipLine}>
                    <span data-part="debt-trend-chart-swatch" className={styles.swatch} />
                    {amountAt(activeAt)}
                  </div>
                </ChartTooltip>
              )}
            </>
          );
        }}
      </ChartFrame>
      <TrendTable {...{ series, datasetLabel, hidden }} note={notes()} others={columns} />
    </figure>
  );
}

/** The dot of the only point, or of the only real one, which has no line. */
function loneAt({ points, places }: TrendSeries): number {
  if (places.length === 1) return 0;
  if (areReal(points)) return -1;
  const isReal = (place: number) => kindOf(points[place]) === 'real';
  const at = places.findIndex(isReal);
  return at === places.findLastIndex(isReal) ? at : -1;
}
