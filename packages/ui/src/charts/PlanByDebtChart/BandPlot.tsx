import type { CalendarDay } from '@dime-time/finance-core';
import { ZERO_CENTS } from '@dime-time/finance-core/money';
import { useCallback, useMemo, type Ref } from 'react';
import { useAmountsHidden } from '../../theme/AmountsPrivacy.tsx';
import { classes } from '../../theme/classes.ts';
import type { AnyHostProps } from '../../theme/hostProps.ts';
import { tabular } from '../../theme/text.css.ts';
import { useMoneyText } from '../../money/index.ts';
import { useFormats, useWords } from '../../words/index.ts';
import { monthText } from '../plot/monthText.ts';
import { ChartFrame } from '../plot/ChartFrame.tsx';
import { ChartTable } from '../plot/ChartTable.tsx';
import { ChartTooltip } from '../plot/ChartTooltip.tsx';
import { nearestMonth } from '../plot/nearestMonth.ts';
import { useMeasuredSize } from '../plot/useMeasuredSize.ts';
import { payoffChartWords } from '../words/payoffChart.ts';
import { planByDebtChartWords } from '../words/planByDebtChart.ts';
import { BandLegend } from './BandLegend.tsx';
import { BandMarks } from './BandMarks.tsx';
import { BandSwatch } from './BandSwatch.tsx';
import { planByDebtSentence } from './PlanByDebtChart.a11y.ts';
import { planByDebtGeometry } from './PlanByDebtChart.geometry.ts';
import { bandMonths, totalOf, type DebtBand } from './planBands.ts';
import * as plotStyles from '../plot/plot.css.ts';
import * as styles from './PlanByDebtChart.css.ts';

export interface BandPlotProps extends AnyHostProps<'children'> {
  figureRef: Ref<HTMLElement>;
  /** The bands from the bottom to the top, at least one. */
  bands: readonly DebtBand[];
  startsOn: CalendarDay;
  /** Whether the first month is the running one, and not the next. */
  dueThisMonth: boolean;
  label: string;
}

/** The size assumed if it cannot be measured: that of a desktop page. */
const UNMEASURED = { width: 640, height: 280 };

/** Below this width, in pixels, the list has the amounts of a month: beside it they cover the drawing. */
const ROOM_FOR_AMOUNTS = 480;

/** The chart when something is owed: the drawing, its tooltip, its keyboard access and its legend. */
export function BandPlot({
  bands,
  startsOn,
  dueThisMonth,
  label,
  figureRef,
  className,
  ...rest
}: BandPlotProps) {
  const words = useWords(planByDebtChartWords);
  const monthWords = useWords(payoffChartWords);
  const formats = useFormats();
  const hidden = useAmountsHidden();
  const money = useMoneyText();
  const [frameRef, frame] = useMeasuredSize<HTMLDivElement>(UNMEASURED);
  const nameOf = useCallback(
    (month: number) => monthText(month, startsOn, monthWords, formats, dueThisMonth),
    [startsOn, monthWords, formats, dueThisMonth],
  );
  const geometry = useMemo(
    () => frame && planByDebtGeometry(bands, nameOf, frame, formats),
    [bands, nameOf, frame, formats],
  );
  const months = bandMonths(bands);
  const isNarrow = frame !== undefined && frame.width < ROOM_FOR_AMOUNTS;
  const { amountOf, totalAt, listed } = useMemo(
    () => ({
      amountOf: ({ balances }: DebtBand, month: number) => money(balances[month] ?? ZERO_CENTS),
      totalAt: (month: number) => money(totalOf(bands, month)),
      // In the order of the drawing from its top, as the list below it.
      listed: bands.toReversed(),
    }),
    [bands, money],
  );
  const table = useMemo(
    () => ({
      caption: words.caption({ label }),
      columns: [words.monthColumn, ...listed.map(({ name }) => name), words.total] as const,
      count: months + 1,
      rowAt: (month: number) => [
        nameOf(month),
        ...listed.map((band) => amountOf(band, month)),
        totalAt(month),
      ],
    }),
    [words, label, listed, months, nameOf, amountOf, totalAt],
  );
  const textAt = (month: number) => {
    const amounts = listed.map((band) =>
      words.debt({ name: band.name, text: amountOf(band, month) }),
    );
    return words.month({
      month: nameOf(month),
      amounts: amounts.join(', '),
      total: totalAt(month),
    });
  };

  const legendOf = (month: number | undefined) => (
    <BandLegend
      bands={bands}
      amountOf={isNarrow && month !== undefined ? (band) => amountOf(band, month) : undefined}
    />
  );

  return (
    <figure
      data-part="plan-by-debt-chart"
      {...rest}
      ref={figureRef}
      className={classes(plotStyles.figure, className)}
    >
      <ChartFrame
        frameRef={frameRef}
        label={words.slider({ label })}
        count={months + 1}
        restAt={0}
        textAt={textAt}
        nearest={(x) => geometry && nearestMonth(geometry.xOf, months, x)}
        below={legendOf}
      >
        {(month) => {
          if (!frame || !geometry) return null;
          const activeX = month === undefined ? undefined : geometry.xOf(month);
          return (
            <>
              <BandMarks {...{ frame, geometry, activeX }} amountsHidden={hidden} />
              {activeX !== undefined && month !== undefined && (
                <ChartTooltip
                  frame={frame}
                  plot={geometry.plot}
                  point={{ x: activeX, y: geometry.plot.top }}
                  label={nameOf(month)}
                  lines={isNarrow ? 1 : bands.length + 1}
                >
                  {!isNarrow &&
                    listed.map((band) => (
                      <div
                        key={band.id}
                        data-part="chart-tooltip-line"
                        className={plotStyles.tooltipLine}
                      >
                        <BandSwatch look={band.look} />
                        <Line name={band.name} amount={amountOf(band, month)} />
                      </div>
                    ))}
                  <div data-part="chart-tooltip-line" className={plotStyles.tooltipLine}>
                    <Line name={words.total} amount={totalAt(month)} />
                  </div>
                </ChartTooltip>
              )}
            </>
          );
        }}
      </ChartFrame>
      <ChartTable sentence={planByDebtSentence(bands, formats, money, words)} table={table} />
    </figure>
  );
}

/** A name and its amount in the tooltip. */
function Line({ name, amount }: { name: string; amount: string }) {
  return (
    <>
      <span data-part="plan-by-debt-chart-tooltip-name" className={styles.tooltipName}>
        {name}
      </span>
      <span
        data-part="plan-by-debt-chart-tooltip-amount"
        className={classes(styles.tooltipAmount, tabular)}
      >
        {amount}
      </span>
    </>
  );
}
