import {
  planCost,
  planYears,
  type CalendarDay,
  type Cents,
  type PlannedTrendInput,
  type PlanResult,
  type YearOfPlan,
} from '@dime-time/finance-core';
import { forwardRef, useMemo } from 'react';
import type { Debt, HistoryMonth } from '@dime-time/finance-core/contract';
import { PayoffChart, PlanByDebtChart } from '../../charts/index.ts';
import { sumCents } from '@dime-time/finance-core/money';
import { Money, useMoneyText } from '../../money/index.ts';
import {
  Card,
  Inline,
  Section,
  Stack,
  Table,
  type TableColumn,
  Text,
} from '../../primitives/index.ts';
import { classes } from '../../theme/classes.ts';
import { useToday } from '../../theme/Clock.ts';
import type { AnyHostProps } from '../../theme/hostProps.ts';
import { useWords } from '../../words/index.ts';
import { forecastExplanationWords } from '../words/forecastExplanation.ts';
import { planComparisonWords } from '../words/planComparison.ts';
import type { PlanComparisonWords } from '../../words/subjects/debts/planComparison.ts';
import { costText } from './costText.ts';
import { linesOf } from './linesOf.ts';
import { pastBalances } from './pastBalances.ts';
import * as styles from './PlanComparison.css.ts';

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

/** Compares what is owed under the edited plan, the saved one and the minimums, and by year. */
export const PlanComparison = forwardRef<HTMLElement, PlanComparisonProps>(function PlanComparison(
  { plan, savedPlan, minimumOnly, debts, history, promised, today: givenDay, ...rest },
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
  const years = useMemo(() => (plan.outcome === 'paid-off' ? planYears(plan) : []), [plan]);
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
          {debts && isOwedOnSeveral(plan) && (
            <Stack gap={2}>
              <Text as="div" size="s" tone="muted" aria-hidden>
                {words.byDebt}
              </Text>
              <PlanByDebtChart plan={plan} debts={debts} startsOn={today} />
            </Stack>
          )}
          {years.length > 0 && (
            <Stack gap={2}>
              <Text as="div" size="s" tone="muted" aria-hidden>
                {words.years}
              </Text>
              <YearsText years={years} />
              <Legend />
              <Table
                data-part="plan-comparison-years"
                caption={words.yearsLabel}
                density="compact"
                narrow="columns"
                columns={columnsOf(words, years)}
                rows={years}
                rowKey={({ year }) => `${year}`}
                {...(years.length > MANY && { maxHeight: '22rem' })}
              />
            </Stack>
          )}
        </Stack>
      </Section>
    </Card>
  );
});

/** What the plan costs in all, and in which year most. */
function YearsText({ years }: { years: readonly YearOfPlan[] }) {
  const words = useWords(planComparisonWords);
  const money = useMoneyText();
  const cost = planCost(years);
  return (
    cost && (
      <Text data-part="plan-comparison-cost">{costText(cost, years.length, money, words)}</Text>
    )
  );
}

/** Whether there is more than one debt to pay off; one alone is the line of the plan. */
function isOwedOnSeveral({ debts }: PlanResult): boolean {
  return debts.filter(({ rows }) => rows.length > 0).length > 1;
}

/** From so many years on, they scroll. */
const MANY = 10;

function columnsOf(
  words: PlanComparisonWords,
  years: readonly YearOfPlan[],
): TableColumn<YearOfPlan>[] {
  const most = Math.max(...years.map(({ interest, principal }) => interest + principal));
  const partOf = (amount: Cents) => ({ inlineSize: `${(100 * Math.max(0, amount)) / most}%` });
  return [
    {
      id: 'year',
      header: words.year,
      cell: ({ year, interest, principal }) => (
        <Inline as="span" gap={3} wrap={false}>
          {year}
          <span className={styles.bar} aria-hidden>
            <span className={styles.interest} style={partOf(interest)} />
            <span className={styles.principal} style={partOf(principal)} />
          </span>
        </Inline>
      ),
    },
    {
      id: 'interest',
      header: words.interest,
      numeric: true,
      cell: ({ interest }) => <Money amount={interest} />,
    },
    {
      id: 'principal',
      header: words.principal,
      numeric: true,
      cell: ({ principal }) => <Money amount={principal} />,
    },
  ];
}

/** What the two colors of the bars are; the table has both in words. */
function Legend() {
  const words = useWords(planComparisonWords);
  return (
    <Inline gap={4} aria-hidden>
      <Text as="span" size="s" tone="muted">
        <span className={classes(styles.interest, styles.swatch)} />
        {words.interest}
      </Text>
      <Text as="span" size="s" tone="muted">
        <span className={classes(styles.principal, styles.swatch)} />
        {words.principal}
      </Text>
    </Inline>
  );
}
