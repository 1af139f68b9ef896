import type { CryptoSummary } from '@dime-time/finance-core/contract';
import { CalendarClock, Coins, PieChart, ShoppingBag } from 'lucide-react';
import { forwardRef } from 'react';
import type { HostProps } from '../../theme/hostProps.ts';
import { Badge, DateText, Grid, StatCard } from '../../primitives/index.ts';
import { FittedCount, FittedMoney } from '../../money/index.ts';

export interface CryptoStatsProps extends HostProps<'div', 'children'> {
  /** What round-ups have bought so far; `undefined` while it loads. */
  summary: CryptoSummary | undefined;
  /** How many purchases are waiting to be ordered; they are not among the completed ones. */
  pendingCount?: number | undefined;
  /** Whether crypto round-ups are on; `undefined` while unknown. */
  active: boolean | undefined;
  /** The reader's time zone. */
  timeZone: string;
}

const COLUMNS = { phone: 2, desktop: 4 };

const CARDS = {
  invested: { label: 'Total Invested', icon: <Coins />, tone: 'roundUp' },
  purchases: { label: 'Total Purchases', icon: <ShoppingBag />, tone: 'neutral' },
  portfolio: { label: 'Portfolio', icon: <PieChart />, tone: 'progress' },
  last: { label: 'Last Purchase', icon: <CalendarClock />, tone: 'neutral' },
} as const;

/**
 * Shows four figures on what round-ups have bought: how much, how often, how many coins, and when
 * last.
 */
export const CryptoStats = forwardRef<HTMLDivElement, CryptoStatsProps>(function CryptoStats(
  { summary, pendingCount = 0, active, timeZone, className, ...rest },
  ref,
) {
  if (!summary) {
    return (
      <Grid {...rest} ref={ref} className={className} columns={COLUMNS}>
        {Object.values(CARDS).map((card) => (
          <StatCard key={card.label} {...card} value={null} loading />
        ))}
      </Grid>
    );
  }
  const { totalInvested, totalPurchases, portfolio, lastPurchase } = summary;
  return (
    <Grid {...rest} ref={ref} className={className} columns={COLUMNS}>
      <StatCard
        {...CARDS.invested}
        value={<FittedMoney amount={totalInvested} />}
        detail={active === undefined ? undefined : <ActiveBadge active={active} />}
      />
      <StatCard
        {...CARDS.purchases}
        value={<FittedCount count={totalPurchases} />}
        detail={
          pendingCount > 0 ? `all completed, ${pendingCount} more pending` : 'from your round-ups'
        }
      />
      <StatCard
        {...CARDS.portfolio}
        value={<FittedCount count={portfolio.length} />}
        detail={portfolio.length === 1 ? 'coin' : 'coins'}
      />
      <StatCard
        {...CARDS.last}
        value={lastPurchase ? <DateText instant={lastPurchase} timeZone={timeZone} /> : 'None yet'}
        detail={
          lastPurchase && (
            <>
              {pendingCount > 0 && 'completed '}at{' '}
              <DateText instant={lastPurchase} timeZone={timeZone} format="time" />
            </>
          )
        }
      />
    </Grid>
  );
});

function ActiveBadge({ active }: { active: boolean }) {
  return <Badge tone={active ? 'positive' : 'neutral'}>{active ? 'Active' : 'Inactive'}</Badge>;
}
