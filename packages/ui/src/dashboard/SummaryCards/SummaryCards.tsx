import type { Household } from '@dime-time/finance-core';
import type { DashboardSummary, Debt } from '@dime-time/finance-core/contract';
import { CalendarCheck } from 'lucide-react';
import { forwardRef } from 'react';
import type { HostProps } from '../../theme/hostProps.ts';
import {
  Disclosure,
  Grid,
  type Loadable,
  Skeleton,
  StatCard,
  StatCardsLoading,
} from '../../primitives/index.ts';
import { RollingWords } from '../../money/index.ts';
import { useWords } from '../../words/index.ts';
import { summaryCardsWords } from '../words/summaryCards.ts';
import { loadingStats, summaryStats } from './summaryStats.tsx';
import { useDebtFreeText } from './useDebtFreeText.ts';

export interface SummaryCardsProps extends HostProps<'div', 'children'> {
  /** The figures at the top of the dashboard; `undefined` while they load. */
  summary: DashboardSummary | undefined;
  /**
   * The household’s debts, used for the progress and the date.
   * @default none; the progress then has no amounts
   */
  debts?: Loadable<readonly Debt[]> | undefined;
  /**
   * The inputs of the forecast, used to explain a missing date.
   * @default none, and no reason is given
   */
  household?: Household | undefined;
}

const COLUMNS = { phone: 2, desktop: 4 };

/** Heads the dashboard with four figures: round-ups, debt, progress and the debt-free date. */
export const SummaryCards = forwardRef<HTMLDivElement, SummaryCardsProps>(function SummaryCards(
  { summary, debts, household, className, ...rest },
  ref,
) {
  const words = useWords(summaryCardsWords);
  const debtFree = useDebtFreeText(summary, debts, household);
  const debtFreeCard = {
    'data-part': 'summary-cards-debt-free',
    label: words.debtFree,
    icon: <CalendarCheck />,
    tone: 'roundUp',
    surface: 'hero',
  } as const;
  if (!summary || !debtFree) {
    return (
      <StatCardsLoading
        data-part="summary-cards"
        {...rest}
        ref={ref}
        className={className}
        items={[
          ...loadingStats(words),
          { ...debtFreeCard, detail: <Skeleton shape="block" height="calc(2lh + 1.5rem)" /> },
        ]}
        columns={COLUMNS}
      />
    );
  }
  return (
    <Grid data-part="summary-cards" {...rest} ref={ref} className={className} columns={COLUMNS}>
      {summaryStats(summary, debts, words).map((stat) => (
        <StatCard key={stat.label} {...stat} />
      ))}
      <StatCard
        {...debtFreeCard}
        value={<RollingWords text={debtFree.value} />}
        detail={
          <>
            {debtFree.estimated && <abbr title={words.estimated}>{words.estimatedShort}</abbr>}{' '}
            {debtFree.detail}
            <Disclosure lines={debtFree.why} />
          </>
        }
      />
    </Grid>
  );
});
