import { holdingShares } from '@dime-time/finance-core';
import type { CryptoPortfolioEntry } from '@dime-time/finance-core/contract';
import { PieChart } from 'lucide-react';
import { forwardRef, type Ref } from 'react';
import type { AnyHostProps } from '../../theme/hostProps.ts';
import { BarRow } from '../../internal/BarRow/BarRow.tsx';
import { CoinMark, coinName, Money, QuantityText } from '../../money/index.ts';
import { EmptyState, ProgressMeter, Stack } from '../../primitives/index.ts';
import { useFormats, useWords } from '../../words/index.ts';
import { portfolioWords } from '../words/portfolio.ts';
import * as styles from './Portfolio.css.ts';

export interface PortfolioProps extends AnyHostProps<'children'> {
  /** A holding for each coin. */
  portfolio: readonly CryptoPortfolioEntry[];
}

/** The decimals of a bitcoin. */
const COIN_DECIMALS = 8;

/**
 * Lists the coins that round-ups have bought, largest first: what was paid for each, and the
 * quantity.
 */
export const Portfolio = forwardRef<HTMLElement, PortfolioProps>(function Portfolio(
  { portfolio, className, ...rest },
  ref,
) {
  const words = useWords(portfolioWords);
  const { percent } = useFormats();
  if (portfolio.length === 0) {
    return (
      <EmptyState
        data-part="portfolio"
        {...rest}
        ref={ref as Ref<never>}
        className={className}
        icon={<PieChart size={22} />}
        title={words.emptyTitle}
        description={words.emptyDescription}
      />
    );
  }
  const holdings = portfolio.toSorted((a, b) => b.totalInvested - a.totalInvested);
  const shares = holdingShares(holdings);
  return (
    <Stack
      data-part="portfolio"
      {...rest}
      ref={ref}
      as="ul"
      gap={5}
      className={className}
      aria-label={words.label}
    >
      {holdings.map(({ symbol, purchaseCount, totalInvested, totalCrypto }, index) => (
        <BarRow
          key={symbol}
          mark={<CoinMark symbol={symbol} />}
          name={coinName(symbol)}
          note={
            coinName(symbol) !== symbol && (
              <span data-part="portfolio-symbol" className={styles.symbol}>
                {symbol}
              </span>
            )
          }
          figure={<Money data-part="portfolio-invested" amount={totalInvested} />}
          bar={
            <ProgressMeter
              size="s"
              tone="accent"
              showLabel={false}
              label={words.share({ coin: coinName(symbol) })}
              value={shares[index] ?? 0}
            />
          }
          facts={
            <>
              <span data-part="portfolio-purchases">
                {words.purchases({ count: purchaseCount })} · {percent(shares[index] ?? 0)}
              </span>
              <QuantityText
                data-part="portfolio-quantity"
                className={styles.quantity}
                amount={totalCrypto}
                decimals={COIN_DECIMALS}
                unit={symbol}
              />
            </>
          }
        />
      ))}
    </Stack>
  );
});
