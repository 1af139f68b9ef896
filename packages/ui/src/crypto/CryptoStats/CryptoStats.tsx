import type { CryptoSummary } from '@dime-time/finance-core/contract';
import { CalendarClock, Coins, PieChart, ShoppingBag } from 'lucide-react';
import { forwardRef } from 'react';
import type { HostProps } from '../../theme/hostProps.ts';
import { Badge, DateText, Grid, StatCard } from '../../primitives/index.ts';
import { FittedCount, FittedMoney } from '../../money/index.ts';
import { rich, useWords } from '../../words/index.ts';
import { cryptoStatsWords } from '../words/cryptoStats.ts';
import type { CryptoStatsWords } from '../../words/subjects/crypto/cryptoStats.ts';

export interface CryptoStatsProps extends HostProps<'div', 'children'> {
  /** What round-ups have bought so far; `undefined` while it loads. */
  summary: CryptoSummary | undefined;
  /** How many purchases are waiting to be ordered; they are not among the completed ones. */
  pendingCount?: number | undefined;
  /** Whether crypto round-ups are on; `undefined` while unknown. */
  active: boolean | undefined;
  /**
   * The reader's time zone.
   * @default that of the provider’s clock
   */
  timeZone?: string | undefined;
}

const COLUMNS = { phone: 2, desktop: 4 };

function cardsOf(words: CryptoStatsWords) {
  return {
    invested: {
      'data-part': 'crypto-stats-invested',
      label: words.invested,
      icon: <Coins />,
      tone: 'roundUp',
    },
    purchases: {
      'data-part': 'crypto-stats-purchases',
      label: words.purchases,
      icon: <ShoppingBag />,
      tone: 'neutral',
    },
    portfolio: {
      'data-part': 'crypto-stats-portfolio',
      label: words.portfolio,
      icon: <PieChart />,
      tone: 'progress',
    },
    last: {
      'data-part': 'crypto-stats-last',
      label: words.last,
      icon: <CalendarClock />,
      tone: 'neutral',
    },
  } as const;
}

/**
 * Shows four figures on what round-ups have bought: how much, how often, how many coins, and when
 * last.
 */
export const CryptoStats = forwardRef<HTMLDivElement, CryptoStatsProps>(function CryptoStats(
  { summary, pendingCount = 0, active, timeZone, className, ...rest },
  ref,
) {
  const words = useWords(cryptoStatsWords);
  const cards = cardsOf(words);
  if (!summary) {
    return (
      <Grid data-part="crypto-stats" {...rest} ref={ref} className={className} columns={COLUMNS}>
        {Object.values(cards).map((card) => (
          <StatCard key={card.label} {...card} value={null} loading />
        ))}
      </Grid>
    );
  }
  const { totalInvested, totalPurchases, portfolio, lastPurchase } = summary;
  return (
    <Grid data-part="crypto-stats" {...rest} ref={ref} className={className} columns={COLUMNS}>
      <StatCard
        {...cards.invested}
        value={<FittedMoney amount={totalInvested} />}
        detail={active === undefined ? undefined : <ActiveBadge active={active} />}
      />
      <StatCard
        {...cards.purchases}
        value={<FittedCount count={totalPurchases} />}
        detail={
          pendingCount > 0
            ? words.purchasesPending({ count: `${pendingCount}` })
            : words.purchasesSource
        }
      />
      <StatCard
        {...cards.portfolio}
        value={<FittedCount count={portfolio.length} />}
        detail={words.coins({ count: portfolio.length })}
      />
      <StatCard
        {...cards.last}
        value={lastPurchase ? <DateText instant={lastPurchase} timeZone={timeZone} /> : words.none}
        detail={
          lastPurchase &&
          rich(pendingCount > 0 ? words.lastTimeCompleted : words.lastTime, {
            time: <DateText instant={lastPurchase} timeZone={timeZone} format="time" />,
          })
        }
      />
    </Grid>
  );
});

function ActiveBadge({ active }: { active: boolean }) {
  const words = useWords(cryptoStatsWords);
  return (
    <Badge tone={active ? 'positive' : 'neutral'}>{active ? words.active : words.inactive}</Badge>
  );
}
