import { tradingPairs } from '@dime-time/finance-core';
import { formatQuantity, type Quantity } from '@dime-time/finance-core/money';
import { forwardRef } from 'react';
import type { HostProps } from '../../theme/hostProps.ts';
import { DataList, DataRow } from '../../primitives/index.ts';

export interface TradingPairsProps extends HostProps<'dl', 'children'> {
  /** The price of one token in dollars. */
  price: Quantity;
}

/** Shows what one token costs in dollars, bitcoin and ether, at the product’s fixed rates. */
export const TradingPairs = forwardRef<HTMLDListElement, TradingPairsProps>(function TradingPairs(
  { price, className, ...rest },
  ref,
) {
  return (
    <DataList {...rest} ref={ref} className={className}>
      {tradingPairs(price).map((pair) => (
        <DataRow
          key={pair.name}
          label={pair.name}
          value={`${pair.name === 'DTT/USD' ? '$' : ''}${formatQuantity(pair.price, pair.decimals)}`}
        />
      ))}
    </DataList>
  );
});
