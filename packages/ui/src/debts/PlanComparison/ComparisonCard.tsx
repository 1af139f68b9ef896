import type { CalendarDay, PlannedTrendInput, PlanResult } from '@dime-time/finance-core';
import type { Debt, HistoryMonth } from '@dime-time/finance-core/contract';
import { sumCents } from '@dime-time/finance-core/money';
import { forwardRef, useMemo, type ReactNode } from 'react';
import { PayoffChart } from '../../charts/index.ts';
import { useMoneyText } from '../../money/index.ts';
import { Card, Disclosure, Section, Stack, Text } from '../../primitives/index.ts';
import { useToday } from '../../theme/Clock.ts';
import type { AnyHostProps } from '../../theme/hostProps.ts';
import { useWords } from '../../words/index.ts';
import { forecastExplanationWords } from '../words/forecastExplanation.ts';
import { planComparisonWords } from '../words/planComparison.ts';
import { linesOf } from './linesOf.ts';
import { pastBalances } from './pastBalances.ts';

export interface PlanComparisonProps extends AnyHostProps<'children'> {
  /** The plan that is edited. */
  plan: PlanResult;
  /**
   * The saved plan, where the edited one differs from it.
   * @default undefined, no line of its own
   */
  savedPlan?: PlanResult | undefined;
  /** Each debt at its own minimum. */
  minimumOnly: PlanResult;
  /**
   * The debts, for their names; several are also drawn one on top of another. The estimated
   * interest of their balances is named.
   * @default none
   */
  debts?:
    readonly (Pick<Debt, 'id' | 'name'> & Partial<Pick<Debt, 'estimatedInterest'>>)[] | undefined;
  /**
   * The household’s months: those of the past year are drawn before the plans.
   * @default none
   */
  history?: readonly HistoryMonth[] | undefined;
  /**
   * What the saved plan promised on the day it was saved, drawn from then on; `planForecast` of that day has
   * it. One of an earlier month shows beside `history`.
   * @default none
   */
  promised?: PlannedTrendInput['promised'] | undefined;
  /**
   * Today’s date, the day of the balances.
   * @default that of the provider’s clock
   */
  today?: CalendarDay | undefined;
}

interface ComparisonCardProps extends PlanComparisonProps {
  /** What follows the chart. */
  children: ReactNode;
}

/** The chart of the plans, and below it what is passed. */
export const ComparisonCard = forwardRef<HTMLElement, ComparisonCardProps>(function ComparisonCard(
  { plan, savedPlan, minimumOnly, debts, history, promised, today: givenDay, children, ...rest },
  ref,
) {
  const today = useToday(givenDay);
  const words = useWords(planComparisonWords);
  const past = useMemo(() => history && pastBalances(history, today), [history, today]);
  const lines = useMemo(
    () => linesOf({ plan, savedPlan, minimumOnly, promised, past, today }, words),
    [words, plan, savedPlan, minimumOnly, promised, past, today],
  );
  const explanation = useWords(forecastExplanationWords);
  const money = useMoneyText();
  const estimated = sumCents(
    (debts ?? []).flatMap(({ estimatedInterest }) => estimatedInterest ?? []),
  );
  return (
    <Card data-part="plan-comparison" {...rest} ref={ref}>
      <Section title={words.title}>
        <Stack gap={5}>
          <Stack gap={3}>
            <PayoffChart lines={lines} startsOn={today} past={past} label={words.label} />
            {estimated > 0 && (
              <Text data-part="plan-comparison-estimate" size="s" tone="muted">
                {explanation.estimated({ amount: money(estimated) })}
              </Text>
            )}
          </Stack>
          <Disclosure lines={[words.why, explanation.rounding]} />
          {children}
        </Stack>
      </Section>
    </Card>
  );
});
