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
import { anyDueThisMonth, balanceIn, linesIn } from './payoffLine.ts';
import { PayoffLegend } from './PayoffLegend.tsx';
import { PayoffMarks } from './PayoffMarks.tsx';
import { payoffTable } from './payoffTable.ts';
import { PastLine, TooltipLines } from './TooltipLines.tsx';
import * as plotStyles from '../plot/plot.css.ts';

export interface PayoffPlotProps extends AnyHostProps<'children'> {
  figureRef: Ref<HTMLElement>;
  /** The plans to draw; at least one has a finite balance. */
  plans: readonly ShownPlan[];
  startsOn: CalendarDay | undefined;
  /** What was owed at the end of each month before, oldest first. */
  past: readonly Cents[];
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
  past,
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
    () => frame && payoffGeometry(plans, startsOn, frame, words, formats, past),
    [plans, startsOn, frame, words, formats, past],
  );
  const months = shownMonths(plans);
  const monthAt = (place: number) => place - past.length;
  const nameOf = (month: number) =>
    monthText(month, startsOn, words, formats, anyDueThisMonth(plans));
  const table = useMemo(
    () => payoffTable(plans, past, { label, startsOn, money, words, formats }),
    [plans, past, startsOn, label, money, words, formats],
  );
  const textAt = (place: number) => {
    const owed = past[place];
    const month = monthAt(place);
    const amounts = [
      ...(owed === undefined ? [] : [words.plan({ name: words.past, text: money(owed) })]),
      ...linesIn(plans, month).map((plan) =>
        words.plan({ name: plan.name, text: amountText(plan, month, money, words) }),
      ),
    ];
    return words.month({ month: nameOf(month), amounts: amounts.join(', ') });
  };

  return (
    <figure
      data-part="payoff-chart"
      data-forecast={plans[0]?.kind === 'forecast'}
      {...rest}
      ref={figureRef}
      className={classes(plotStyles.figure, className)}
    >
      <ChartFrame
        frameRef={frameRef}
        label={words.slider({ label })}
        count={past.length + months + 1}
        restAt={past.length}
        textAt={textAt}
        nearest={(x) =>
          geometry && nearestMonth(geometry.xOf, months, x, -past.length) + past.length
        }
      >
        {(place) => {
          if (!frame || !geometry) return null;
          const month = place === undefined ? undefined : monthAt(place);
          const owed = place === undefined ? undefined : past[place];
          const active =
            month === undefined ? undefined : activeAt(geometry, plans, { month, owed });
          return (
            <>
              <PayoffMarks {...{ frame, geometry, active }} amountsHidden={hidden} />
              {active && month !== undefined && (
                <ChartTooltip
                  frame={frame}
                  plot={geometry.plot}
                  point={{ x: active.x, y: geometry.plot.top }}
                  label={nameOf(month)}
                  lines={linesIn(plans, month).length + (owed === undefined ? 0 : 1)}
                >
                  {owed !== undefined && <PastLine owed={owed} />}
                  <TooltipLines plans={plans} month={month} />
                </ChartTooltip>
              )}
            </>
          );
        }}
      </ChartFrame>
      <PayoffLegend plans={plans} startsOn={startsOn} past={past} />
      <ChartTable
        sentence={payoffSentence(plans, startsOn, money, words, formats, past)}
        table={table}
      />
    </figure>
  );
}

/** Where a month is, and what is owed in it under each plan or, in the past, was owed. */
function activeAt(
  { xOf, yOf }: PayoffGeometry,
  plans: readonly ShownPlan[],
  { month, owed }: { month: number; owed: Cents | undefined },
) {
  const yAt = (balance: Cents | undefined) =>
    balance !== undefined && Number.isFinite(balance) ? yOf(balance) : undefined;
  return {
    x: xOf(month),
    ys: plans.map((plan) => yAt(balanceIn(plan, month))),
    past: yAt(owed),
  };
}
