import { tradingPairs } from '@dime-time/finance-core';
import { formatQuantity, type Quantity } from '@dime-time/finance-core/money';
import { DataList, DataRow } from '../DataRow/index.ts';

export interface TradingPairsProps {
  /** Dollars for one token. */
  price: Quantity;
}

/** What one token costs in dollars, bitcoin and ether, at the product's fixed rates. */
export function TradingPairs({ price }: TradingPairsProps) {
  return (
    <DataList>
      {tradingPairs(price).map((pair) => (
        <DataRow
          key={pair.name}
          label={pair.name}
          value={`${pair.name === 'DTT/USD' ? '$' : ''}${formatQuantity(pair.price, pair.decimals)}`}
        />
      ))}
    </DataList>
  );
}
