import {
  monthlyActivity,
  otherCategories,
  topCategories,
  type Instant,
} from '@dime-time/finance-core';
import type { Payment, Transaction } from '@dime-time/finance-core/contract';
import { useMemo } from 'react';
import { SpendingChart } from '../../charts/index.ts';
import {
  bothLoadable,
  Card,
  type Loadable,
  LoadablePanel,
  mapLoadable,
  Section,
  Skeleton,
} from '../../primitives/index.ts';
import { MonthlyActivity } from '../MonthlyActivity/MonthlyActivity.tsx';
import { useWords } from '../../words/index.ts';
import { insightsWords } from '../words/insights.ts';

/** The five categories with the most spending. */
export function CategoriesPanel({
  transactions,
}: {
  transactions: Loadable<readonly Transaction[]>;
}) {
  const words = useWords(insightsWords);
  const categories = useMemo(
    () =>
      mapLoadable(transactions, (data) => ({
        categories: topCategories(data),
        other: otherCategories(data),
      })),
    [transactions],
  );
  return (
    <Card data-part="insights-categories">
      <Section title={words.categories}>
        <LoadablePanel
          value={categories}
          errorTitle={words.categoriesError}
          skeleton={<Skeleton shape="block" height="16rem" />}
        >
          {(data) => <SpendingChart {...data} />}
        </LoadablePanel>
      </Section>
    </Card>
  );
}

/** The activity by month, which also needs the payments. */
export function ActivityPanel({
  transactions,
  payments,
  asOf,
  timeZone,
}: {
  transactions: Loadable<readonly Transaction[]>;
  payments: Loadable<readonly Payment[]>;
  asOf: Instant;
  timeZone: string;
}) {
  const words = useWords(insightsWords);
  const months = useMemo(
    () =>
      mapLoadable(bothLoadable(transactions, payments), ([bought, paid]) =>
        monthlyActivity({ transactions: bought, payments: paid, asOf, timeZone }),
      ),
    [transactions, payments, asOf, timeZone],
  );
  return (
    <Card data-part="insights-activity">
      <Section title={words.activity}>
        <LoadablePanel
          value={months}
          errorTitle={words.activityError}
          skeleton={<Skeleton shape="block" height="24rem" />}
        >
          {(data) => <MonthlyActivity months={data} />}
        </LoadablePanel>
      </Section>
    </Card>
  );
}
