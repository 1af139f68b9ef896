import type { TokenHoldings } from '@dime-time/finance-core/contract';
import type { Quantity } from '@dime-time/finance-core/money';
import { forwardRef } from 'react';
import { classes } from '../../theme/classes.ts';
import type { HostProps } from '../../theme/hostProps.ts';
import { DataList, DataRow, Stack, Text } from '../../primitives/index.ts';
import { Money, QuantityText } from '../../money/index.ts';
import { useWords } from '../../words/index.ts';
import { tokenBalanceWords } from '../words/tokenBalance.ts';
import { approximateValue } from './TokenBalance.model.ts';
import * as styles from './TokenBalance.css.ts';

export interface TokenBalanceProps extends HostProps<'div', 'children'> {
  /** The tokens of the household. */
  balance: TokenHoldings;
  /** The price of one token in dollars; `undefined` while unknown. */
  price: Quantity | undefined;
}

/**
 * Shows the tokens people have: available, their approximate value, staked, and the total earned.
 */
export const TokenBalance = forwardRef<HTMLDivElement, TokenBalanceProps>(function TokenBalance(
  { balance, price, className, ...rest },
  ref,
) {
  const words = useWords(tokenBalanceWords);
  const worth = approximateValue(balance.balance, price);
  return (
    <div data-part="token-balance" {...rest} ref={ref} className={classes(styles.panel, className)}>
      <Stack gap={1}>
        <p data-part="token-balance-amount" className={styles.balance}>
          <QuantityText amount={balance.balance} unit="DTT" />
        </p>
        <Text data-part="token-balance-worth" size="s" tone="muted">
          {worth === undefined ? (
            words.unknown
          ) : (
            <>
              ≈ <Money amount={worth} />
            </>
          )}
        </Text>
      </Stack>
      <DataList>
        <DataRow
          label={words.staked}
          value={<QuantityText amount={balance.stakedAmount} unit="DTT" />}
        />
        <DataRow
          label={words.earned}
          value={<QuantityText amount={balance.totalEarned} unit="DTT" />}
        />
      </DataList>
    </div>
  );
});
