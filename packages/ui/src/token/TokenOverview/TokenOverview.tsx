import type { TokenInfo } from '@dime-time/finance-core/contract';
import { ArrowDownRight, ArrowRight, ArrowUpRight, type LucideIcon } from 'lucide-react';
import { forwardRef } from 'react';
import { classes } from '../../theme/classes.ts';
import type { HostProps } from '../../theme/hostProps.ts';
import { Money, Percent, QuantityText } from '../../money/index.ts';
import { changeDirection, type ChangeDirection } from './TokenOverview.model.ts';
import { Stack } from '../../primitives/index.ts';
import { rich, useFormats, useWords } from '../../words/index.ts';
import { tokenOverviewWords } from '../words/tokenOverview.ts';
import * as styles from './TokenOverview.css.ts';

export interface TokenOverviewProps extends HostProps<'div', 'children'> {
  /** The price of one token, and its market figures. */
  info: TokenInfo;
}

/** The price has more decimals than cents. */
const PRICE_DECIMALS = 4;

const ARROWS: Record<ChangeDirection, LucideIcon> = {
  up: ArrowUpRight,
  down: ArrowDownRight,
  none: ArrowRight,
};

/**
 * Shows the token’s market: its price, how that changed in a day, market cap, volume and supply.
 */
export const TokenOverview = forwardRef<HTMLDivElement, TokenOverviewProps>(function TokenOverview(
  { info, className, ...rest },
  ref,
) {
  const words = useWords(tokenOverviewWords);
  const { price } = useFormats();
  const direction = changeDirection(info.priceChange24h);
  const Arrow = ARROWS[direction];
  return (
    <div
      data-part="token-overview"
      {...rest}
      ref={ref}
      className={classes(styles.overview, className)}
    >
      <Stack gap={1}>
        <p data-part="token-overview-price-label" className={styles.label}>
          {words.price}
        </p>
        <p className={styles.figure}>
          <span data-part="token-overview-price" className={styles.amount}>
            {price(info.currentPrice, PRICE_DECIMALS)}
          </span>
          <span
            data-part="token-overview-change"
            className={styles.change}
            data-direction={direction}
          >
            <Arrow size={16} aria-hidden="true" />
            <span>
              {rich(words.change, {
                change: <Percent value={info.priceChange24h} decimals={2} sign="always" />,
              })}
            </span>
          </span>
        </p>
      </Stack>
      <dl data-part="token-overview-facts" className={styles.facts}>
        <Stack gap={1}>
          <dt data-part="token-overview-fact-label" className={styles.label}>
            {words.marketCap}
          </dt>
          <dd data-part="token-overview-fact-value" className={styles.value}>
            <Money amount={info.marketCap} masked={false} />
          </dd>
        </Stack>
        <Stack gap={1}>
          <dt data-part="token-overview-fact-label" className={styles.label}>
            {words.volume}
          </dt>
          <dd data-part="token-overview-fact-value" className={styles.value}>
            <Money amount={info.volume24h} masked={false} />
          </dd>
        </Stack>
        <Stack gap={1}>
          <dt data-part="token-overview-fact-label" className={styles.label}>
            {words.supply}
          </dt>
          <dd data-part="token-overview-fact-value" className={styles.value}>
            <QuantityText amount={info.totalSupply} decimals={0} unit="DTT" masked={false} />
          </dd>
        </Stack>
      </dl>
    </div>
  );
});
