import type { Debt, Transaction } from '@dime-time/finance-core/contract';
import { Coins, Percent as PercentIcon, PiggyBank, TrendingDown } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import { mapLoadable, type Loadable } from '../../loadable.ts';
import { Grid } from '../Grid/index.ts';
import { Money } from '../Money/index.ts';
import { Percent } from '../Percent/index.ts';
import { StatCard } from '../StatCard/index.ts';
import { debtFigures, purchaseFigures } from './InsightStats.model.ts';

export interface InsightStatsProps {
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

/** Four figures on habits: the usual round-up, how fast debts fall, how often it rounds, its sum. */
export function InsightStats({ transactions, debts }: InsightStatsProps) {
  const bought = useMemo(() => mapLoadable(transactions, purchaseFigures), [transactions]);
  const owed = useMemo(() => mapLoadable(debts, debtFigures), [debts]);
  return (
    <Grid columns={COLUMNS}>
      <Figure card={CARDS.average} from={bought} detail="per rounded purchase">
        {({ average }) => <Money amount={average} />}
      </Figure>
      <Figure card={CARDS.reduction} from={owed} detail="per month">
        {({ reductionPerMonth }) => <Money amount={reductionPerMonth} />}
      </Figure>
      <Figure card={CARDS.rate} from={bought} detail="of purchases rounded up">
        {({ rate }) => <Percent value={rate} />}
      </Figure>
      <Figure card={CARDS.saved} from={bought} detail="in round-ups">
        {({ saved }) => <Money amount={saved} />}
      </Figure>
    </Grid>
  );
}

interface FigureProps<T> {
  card: (typeof CARDS)[keyof typeof CARDS];
  from: Loadable<T>;
  detail: string;
  children: (figures: T) => ReactNode;
}

/** A card; a dash where its data did not come, since a panel below says so with a way to retry. */
function Figure<T>({ card, from, detail, children }: FigureProps<T>) {
  switch (from.status) {
    case 'loading':
      return <StatCard {...card} value={null} loading />;
    case 'error':
      return <StatCard {...card} value="–" detail="Not known yet" />;
    case 'ready':
      return <StatCard {...card} value={children(from.data)} detail={detail} />;
  }
}
