import type { Debt, Transaction } from '@dime-time/finance-core/contract';
import { Coins, Percent as PercentIcon, PiggyBank, TrendingDown } from 'lucide-react';
import { forwardRef, useMemo, type ReactNode } from 'react';
import type { HostProps } from '../../theme/hostProps.ts';
import {
  Disclosure,
  Grid,
  type Loadable,
  mapLoadable,
  Skeleton,
  StatCard,
} from '../../primitives/index.ts';
import { FittedMoney, Percent, useMoneyText } from '../../money/index.ts';
import { useWords } from '../../words/index.ts';
import { insightStatsWords } from '../words/insightStats.ts';
import type { InsightStatsWords } from '../../words/subjects/insights/insightStats.ts';
import { debtFigures, purchaseFigures, reductionWhy } from './InsightStats.model.ts';

export interface InsightStatsProps extends HostProps<'div', 'children'> {
  /** The household's transactions. */
  transactions: Loadable<readonly Transaction[]>;
  /** The household's debts. */
  debts: Loadable<readonly Debt[]>;
}

const COLUMNS = { phone: 2, desktop: 4 };

function cardsOf(words: InsightStatsWords) {
  return {
    average: {
      'data-part': 'insight-stats-average',
      label: words.average,
      icon: <Coins />,
      tone: 'roundUp',
    },
    reduction: {
      'data-part': 'insight-stats-reduction',
      label: words.reduction,
      icon: <TrendingDown />,
      tone: 'progress',
    },
    rate: {
      'data-part': 'insight-stats-rate',
      label: words.rate,
      icon: <PercentIcon />,
      tone: 'neutral',
    },
    saved: {
      'data-part': 'insight-stats-saved',
      label: words.saved,
      icon: <PiggyBank />,
      tone: 'roundUp',
    },
  } as const;
}

/**
 * Shows four figures on habits: the typical round-up, how fast debts fall, how often purchases
 * round up, and the total.
 */
export const InsightStats = forwardRef<HTMLDivElement, InsightStatsProps>(function InsightStats(
  { transactions, debts, className, ...rest },
  ref,
) {
  const words = useWords(insightStatsWords);
  const cards = cardsOf(words);
  const bought = useMemo(() => mapLoadable(transactions, purchaseFigures), [transactions]);
  const money = useMoneyText();
  const owed = useMemo(() => mapLoadable(debts, debtFigures), [debts]);
  return (
    <Grid data-part="insight-stats" {...rest} ref={ref} className={className} columns={COLUMNS}>
      <Figure card={cards.average} from={bought} detail={words.averageOf}>
        {({ average }) => <FittedMoney amount={average} />}
      </Figure>
      <Figure
        card={cards.reduction}
        from={owed}
        detail={words.reductionOf}
        why={(figures) => reductionWhy(figures, money, words)}
      >
        {({ reductionPerMonth }) => <FittedMoney amount={reductionPerMonth} />}
      </Figure>
      <Figure card={cards.rate} from={bought} detail={words.rateOf}>
        {({ rate }) => <Percent value={rate} />}
      </Figure>
      <Figure card={cards.saved} from={bought} detail={words.savedOf}>
        {({ saved }) => <FittedMoney amount={saved} />}
      </Figure>
    </Grid>
  );
});

interface FigureProps<T> {
  card: ReturnType<typeof cardsOf>[keyof ReturnType<typeof cardsOf>];
  from: Loadable<T>;
  detail: string;
  /** How the figure was calculated. */
  why?: (figures: T) => readonly string[];
  children: (figures: T) => ReactNode;
}

/**
 * A card, with a dash if its data failed to load, because a panel below reports that with a retry
 * button.
 */
function Figure<T>({ card, from, detail, why, children }: FigureProps<T>) {
  const words = useWords(insightStatsWords);
  switch (from.status) {
    case 'loading':
      return (
        <StatCard
          {...card}
          value={null}
          detail={
            <>
              {detail}
              {why && <Skeleton shape="block" width="60%" height="1.5rem" />}
            </>
          }
          loading
        />
      );
    case 'error':
      return <StatCard {...card} value="–" detail={words.error} />;
    case 'ready':
      return (
        <StatCard
          {...card}
          value={children(from.data)}
          detail={
            <>
              {detail}
              {why && <Disclosure lines={why(from.data)} />}
            </>
          }
        />
      );
  }
}
