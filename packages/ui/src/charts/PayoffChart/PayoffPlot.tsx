import type { CalendarDay, Cents } from '@dime-time/finance-core';
import { useMemo, type Ref } from 'react';
import { useAmountsHidden } from '../../theme/AmountsPrivacy.tsx';
import { classes } from '../../theme/classes.ts';
import type { AnyHostProps } from '../../theme/hostProps.ts';
import { useMoneyText } from '../../money/index.ts';
import { useFormats, useWords } from '../../words/index.ts';
import { payoffChartWords } from '../words/payoffChart.ts';
import { ChartFrame } from '../plot/ChartFrame.tsx';
import { ChartTable } from '../plot/ChartTable.tsx';
import { ChartTooltip } from '../plot/ChartTooltip.tsx';
import { nearestMonth } from '../plot/nearestMonth.ts';
import { useMeasuredSize } from '../plot/useMeasuredSize.ts';
import { monthText } from '../plot/monthText.ts';
import { amountText, payoffSentence } from './PayoffChart.a11y.ts';
import { payoffGeometry, shownMonths, type PayoffGeometry } from './PayoffChart.geometry.ts';
import type { ShownPlan } from './mergeEqualPlans.ts';
import { PayoffLegend } from './PayoffLegend.tsx';
import { PayoffMarks } from './PayoffMarks.tsx';
import { TooltipLines } from './TooltipLines.tsx';
import * as plotStyles from '../plot/plot.css.ts';

export interface PayoffPlotProps extends AnyHostProps<'children'> {
  figureRef: Ref<HTMLElement>;
  /** The plans to draw; at least one has a finite balance. */
  plans: readonly ShownPlan[];
  startsOn: CalendarDay | undefined;
  label: string;
}

/** The size assumed if it cannot be measured: that of a desktop page. */
const UNMEASURED = { width: 640, height: 280 };

/**
 * The chart when it has something to draw: the drawing, its tooltip, its keyboard access and its
 * legend.
 */
export function PayoffPlot({
  plans,
  startsOn,
  label,
  figureRef,
  className,
  ...rest
}: PayoffPlotProps) {
  const words = useWords(payoffChartWords);
  const hidden = useAmountsHidden();
  const money = useMoneyText();
  const formats = useFormats();
  const [frameRef, frame] = useMeasuredSize<HTMLDivElement>(UNMEASURED);
  const geometry = useMemo(
    () => frame && payoffGeometry(plans, startsOn, frame, words, formats),
    [plans, startsOn, frame, words, formats],
  );
  const months = shownMonths(plans);
  const nameOf = (month: number) => monthText(month, startsOn, words, formats);
  const table = useMemo(
    () => ({
      caption: words.caption({ label }),
      columns: [words.monthColumn, ...plans.map((plan) => plan.name)] as const,
      count: months + 1,
      rowAt: (month: number) => [
        monthText(month, startsOn, words, formats),
        ...plans.map((plan) => amountText(plan, month, money, words)),
      ],
    }),
    [plans, months, startsOn, label, money, words, formats],
  );
  const textAt = (month: number) => {
    const amounts = plans.map((plan) =>
      words.plan({ name: plan.name, text: amountText(plan, month, money, words) }),
    );
    return words.month({ month: nameOf(month), amounts: amounts.join(', ') });
  };

  return (
    <figure
      data-part="payoff-chart"
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
      >
        {(month) => {
          if (!frame || !geometry) return null;
          const active = month === undefined ? undefined : activeAt(geometry, plans, month);
          return (
            <>
              <PayoffMarks {...{ frame, geometry, active }} amountsHidden={hidden} />
              {active && month !== undefined && (
                <ChartTooltip
                  frame={frame}
                  plot={geometry.plot}
                  point={{ x: active.x, y: geometry.plot.top }}
                  label={nameOf(month)}
                  lines={plans.length}
                >
                  <TooltipLines plans={plans} month={month} />
                </ChartTooltip>
              )}
            </>
          );
        }}
      </ChartFrame>
      <PayoffLegend plans={plans} startsOn={startsOn} />
      <ChartTable sentence={payoffSentence(plans, startsOn, money, words, formats)} table={table} />
    </figure>
  );
}

function activeAt({ xOf, yOf }: PayoffGeometry, plans: readonly ShownPlan[], month: number) {
  const yAt = (balance: Cents | undefined) =>
    balance !== undefined && Number.isFinite(balance) ? yOf(balance) : undefined;
  return { x: xOf(month), ys: plans.map(({ balances }) => yAt(balances[month])) };
}
