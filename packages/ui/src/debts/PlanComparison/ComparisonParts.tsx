import {
  planCost,
  planYears,
  type CalendarDay,
  type Cents,
  type PlanResult,
  type YearOfPlan,
} from '@dime-time/finance-core';
import type { Debt } from '@dime-time/finance-core/contract';
import { useMemo } from 'react';
import { PlanByDebtChart } from '../../charts/index.ts';
import { Money, useMoneyText } from '../../money/index.ts';
import { Inline, Stack, Table, type TableColumn, Text } from '../../primitives/index.ts';
import { classes } from '../../theme/classes.ts';
import { useToday } from '../../theme/Clock.ts';
import { useWords } from '../../words/index.ts';
import { planComparisonWords } from '../words/planComparison.ts';
import type { PlanComparisonWords } from '../../words/subjects/debts/planComparison.ts';
import { costText } from './costText.ts';
import * as styles from './PlanComparison.css.ts';

export interface ComparisonPartsProps {
  /** The plan that is edited. */
  plan: PlanResult;
  /** The debts, for their names; `undefined` if they are not drawn. */
  debts: readonly Pick<Debt, 'id' | 'name'>[] | undefined;
  /** The day of the balances; `undefined` for that of the provider’s clock. */
  today: CalendarDay | undefined;
}

/** What a plan does with each debt, and what it costs by year. */
export function ComparisonParts({ plan, debts, today: givenDay }: ComparisonPartsProps) {
  const today = useToday(givenDay);
  const words = useWords(planComparisonWords);
  const years = useMemo(() => (plan.outcome === 'paid-off' ? planYears(plan) : []), [plan]);
  return (
    <>
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
    </>
  );
}

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
