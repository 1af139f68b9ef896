import type { Debt, Transaction } from '@dime-time/finance-core/contract';
import { Coins, Percent as PercentIcon, PiggyBank, TrendingDown } from 'lucide-react';
import { forwardRef, useMemo, type ReactNode } from 'react';
import type { HostProps } from '../../theme/hostProps.ts';
import { Disclosure, Grid, type Loadable, mapLoadable, StatCard } from '../../primitives/index.ts';
import { FittedMoney, Percent, useMoneyText } from '../../money/index.ts';
import { debtFigures, purchaseFigures, reductionWhy } from './InsightStats.model.ts';

export interface InsightStatsProps extends HostProps<'div', 'children'> {
  /** The household's transactions. */
  transactions: Loadable<readonly Transaction[]>;
  /** The household's debts. */
  debts: Loadable<readonly Debt[]>;
}

const COLUMNS = { phone: 2, desktop: 4 };

const CARDS = {
  average: { label: 'Avg. Round-up', icon: <Coins />, tone: 'roundUp' },
  reduction: { label: 'Debt Reduction', icon: <TrendingDown />, tone: 'progress' },
  rate: { label: 'Round-up Rate', icon: <PercentIcon />, tone: 'neutral' },
  saved: { label: 'Total Saved', icon: <PiggyBank />, tone: 'roundUp' },
} as const;

/**
 * Shows four figures on habits: the typical round-up, how fast debts fall, how often purchases
 * round up, and the total.
 */
export const InsightStats = forwardRef<HTMLDivElement, InsightStatsProps>(function InsightStats(
  { transactions, debts, className, ...rest },
  ref,
) {
  const bought = useMemo(() => mapLoadable(transactions, purchaseFigures), [transactions]);
  const money = useMoneyText();
  const owed = useMemo(() => mapLoadable(debts, debtFigures), [debts]);
  return (
    <Grid {...rest} ref={ref} className={className} columns={COLUMNS}>
      <Figure card={CARDS.average} from={bought} detail="per rounded purchase">
        {({ average }) => <FittedMoney amount={average} />}
      </Figure>
      <Figure
        card={CARDS.reduction}
        from={owed}
        detail="per month · simple estimate: everything paid off ÷ 7"
        why={(figures) => reductionWhy(figures, money)}
      >
        {({ reductionPerMonth }) => <FittedMoney amount={reductionPerMonth} />}
      </Figure>
      <Figure card={CARDS.rate} from={bought} detail="of purchases rounded up">
        {({ rate }) => <Percent value={rate} />}
      </Figure>
      <Figure card={CARDS.saved} from={bought} detail="in round-ups">
        {({ saved }) => <FittedMoney amount={saved} />}
      </Figure>
    </Grid>
  );
});

interface FigureProps<T> {
  card: (typeof CARDS)[keyof typeof CARDS];
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
  switch (from.status) {
    case 'loading':
      return <StatCard {...card} value={null} loading />;
    case 'error':
      return <StatCard {...card} value="–" detail="Couldn’t load" />;
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
