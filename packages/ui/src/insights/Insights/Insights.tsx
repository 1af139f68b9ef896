import { raisedRoundUps, type Cents, type Instant } from '@dime-time/finance-core';
import type {
  DashboardSummary,
  Debt,
  HistoryMonth,
  Payment,
  PlanVersion,
  RoundUpSettings,
  Transaction,
} from '@dime-time/finance-core/contract';
import { useMemo } from 'react';
import {
  bothLoadable,
  Card,
  type Loadable,
  LoadablePanel,
  mapLoadable,
  PageHeader,
  ready,
  Section,
  Skeleton,
} from '../../primitives/index.ts';
import { InsightStats } from '../InsightStats/InsightStats.tsx';
import { OptimizationTips } from '../OptimizationTips/OptimizationTips.tsx';
import { YourProgress } from '../YourProgress/YourProgress.tsx';
import { LoadMoreNotice } from '../../transactions/index.ts';
import { planStanding } from '../YourProgress/PlanStanding.model.ts';
import { ActivityPanel, CategoriesPanel } from './panels.tsx';
import { TrendPanel } from './TrendPanel.tsx';
import { useInsightsHousehold } from './useInsightsHousehold.ts';
import { useWords } from '../../words/index.ts';
import { insightsWords } from '../words/insights.ts';
import { Screen } from '../../internal/Screen.tsx';
import type { Slots } from '../../internal/slots.ts';
import * as styles from './Insights.css.ts';
import { useAsOf, useTimeZone } from '../../theme/Clock.ts';

/** The links of the tips. */
export interface InsightsLinks {
  readonly multiplier: string;
  readonly strategies: string;
  readonly boost: string;
  /**
   * Where a plan is made.
   * @default '/debts/plan'
   */
  readonly plan?: string;
}

export interface InsightsProps {
  /** The household's transactions. */
  transactions: Loadable<readonly Transaction[]>;
  /**
   * The total count, if `transactions` may hold only the newest of them: the page then says so.
   * @default the length of `transactions`
   */
  total?: number | undefined;
  /** The household's debts. */
  debts: Loadable<readonly Debt[]>;
  /** The payments on them. */
  payments: Loadable<readonly Payment[]>;
  /**
   * The figures of the dashboard, used for its date.
   * @default none, and no date is shown
   */
  summary?: Loadable<DashboardSummary> | undefined;
  /**
   * How much a month’s round-ups contribute to the debts, for a server whose summary does not say.
   * @default nothing
   */
  monthlyRoundUps?: Loadable<Cents> | undefined;
  /**
   * The household’s months of this year, if the server reports them: the chart then has them in place
   * of the sample.
   * @default none
   */
  history?: Loadable<readonly HistoryMonth[]> | undefined;
  /**
   * The saved versions of its plan, newest first, if the server keeps them: it is then compared with
   * its plan in place of the example, and the chart has a line of what the plan promised.
   * @default none
   */
  planVersions?: Loadable<readonly PlanVersion[]> | undefined;
  /**
   * How purchases are rounded up, if the server reports the household’s history: the first tip then says
   * what a higher multiplier would bring, in place of the example.
   * @default not known
   */
  settings?: Loadable<RoundUpSettings> | undefined;
  /**
   * The current time.
   * @default that of the provider’s clock
   */
  asOf?: Instant | undefined;
  /**
   * The reader's time zone, in which months begin.
   * @default that of the provider’s clock
   */
  timeZone?: string | undefined;
  /**
   * The links of the tips.
   * @default the product’s own routes
   */
  links?: InsightsLinks;
  /** Your own header of the page, and a column beside its parts. */
  slots?: Slots<'header' | 'aside'> | undefined;
}

const LINKS: InsightsLinks = {
  multiplier: '/settings#round-ups',
  strategies: '/debts#strategies',
  boost: '/debts',
};

/** The first of the inputs that failed to load. */
function failedOf(...inputs: readonly (Loadable<unknown> | undefined)[]) {
  return inputs.find((input) => input?.status === 'error');
}

const NO_PAYMENTS = ready<readonly Payment[]>([]);

/**
 * The page of insights from the household’s own figures: habits, debts, categories, months, and
 * tips.
 */
export function Insights({
  transactions,
  total,
  debts,
  payments,
  summary,
  monthlyRoundUps,
  history,
  planVersions,
  settings,
  asOf: givenTime,
  timeZone: givenZone,
  links = LINKS,
  slots,
}: InsightsProps) {
  const asOf = useAsOf(givenTime);
  const timeZone = useTimeZone(givenZone);
  const words = useWords(insightsWords);
  const household = useInsightsHousehold({ debts, summary, monthlyRoundUps, asOf, timeZone });
  const plan = useMemo(
    () =>
      planVersions &&
      mapLoadable(
        // Without them, the interest since the plan’s last payment is about right.
        bothLoadable(
          bothLoadable(planVersions, household),
          payments.status === 'error' ? NO_PAYMENTS : payments,
        ),
        ([[versions, owed], paid]) => planStanding(versions, owed, paid, timeZone),
      ),
    [planVersions, household, payments, timeZone],
  );
  const raised = useMemo(
    () =>
      settings &&
      // A household whose round-ups failed to load has none, which would be taken for its own figure.
      (failedOf(summary, monthlyRoundUps) ??
        mapLoadable(bothLoadable(settings, household), ([{ multiplier }, owed]) =>
          raisedRoundUps(owed, multiplier),
        )),
    [settings, summary, monthlyRoundUps, household],
  );
  return (
    <Screen
      data-part="insights"
      slots={slots}
      busy={transactions.status === 'loading'}
      header={<PageHeader title={words.title} description={words.description} />}
    >
      {transactions.status === 'ready' && (
        <LoadMoreNotice loaded={transactions.data.length} total={total} />
      )}
      <InsightStats transactions={transactions} debts={debts} />
      <div className={styles.columns}>
        <TrendPanel
          debts={debts}
          history={history}
          planVersions={planVersions}
          household={household}
          asOf={asOf}
          timeZone={timeZone}
        />
        <CategoriesPanel transactions={transactions} />
      </div>
      <div className={styles.columns}>
        <ActivityPanel
          transactions={transactions}
          payments={payments}
          asOf={asOf}
          timeZone={timeZone}
        />
        <Card data-part="insights-progress">
          <Section title={words.progress}>
            <LoadablePanel
              value={bothLoadable(debts, transactions)}
              errorTitle={words.progressError}
              skeleton={<Skeleton shape="block" height="14rem" />}
            >
              {([owed, bought]) => (
                <YourProgress
                  debts={owed}
                  transactions={bought}
                  debtFreeDate={summary?.status === 'ready' ? summary.data.debtFreeDate : undefined}
                  plan={plan}
                  planHref={links.plan}
                />
              )}
            </LoadablePanel>
          </Section>
        </Card>
      </div>
      <Card data-part="insights-tips">
        <Section title={words.tips}>
          <OptimizationTips links={links} raised={raised} />
        </Section>
      </Card>
    </Screen>
  );
}
