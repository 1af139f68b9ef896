import { tradingPairs } from '@dime-time/finance-core';
import type { Quantity } from '@dime-time/finance-core/money';
import { forwardRef } from 'react';
import type { HostProps } from '../../theme/hostProps.ts';
import { useFormats } from '../../words/index.ts';
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
  const formats = useFormats();
  return (
    <DataList data-part="trading-pairs" {...rest} ref={ref} className={className}>
      {tradingPairs(price).map((pair) => (
        <DataRow
          key={pair.name}
          label={pair.name}
          value={
            pair.name === 'DTT/USD'
              ? formats.price(pair.price, pair.decimals)
              : formats.quantity(pair.price, pair.decimals)
          }
        />
      ))}
    </DataList>
  );
});
