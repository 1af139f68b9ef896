import type { CryptoPurchase } from '@dime-time/finance-core/contract';
import { ShoppingBag } from 'lucide-react';
import { forwardRef, type Ref } from 'react';
import { classes } from '../../theme/classes.ts';
import type { AnyHostProps } from '../../theme/hostProps.ts';
import { Badge, DateText, EmptyState } from '../../primitives/index.ts';
import { CoinMark, coinName, Money, QuantityText } from '../../money/index.ts';
import { rich, useWords } from '../../words/index.ts';
import { purchaseListWords } from '../words/purchaseList.ts';
import { isPending, purchaseStatus } from './PurchaseList.model.ts';
import * as styles from './PurchaseList.css.ts';

export interface PurchaseListProps extends AnyHostProps<'children'> {
  /** The coin purchases, newest first. */
  purchases: readonly CryptoPurchase[];
  /**
   * The reader's time zone.
   * @default that of the provider’s clock
   */
  timeZone?: string | undefined;
  /**
   * The number of purchases shown.
   * @default 5
   */
  limit?: number | undefined;
}

/** Lists the newest coin purchases: which coin, when, how much, and the status of each. */
export const PurchaseList = forwardRef<HTMLElement, PurchaseListProps>(function PurchaseList(
  { purchases, timeZone, limit = 5, className, ...rest },
  ref,
) {
  const words = useWords(purchaseListWords);
  if (purchases.length === 0) {
    return (
      <EmptyState
        data-part="purchase-list"
        {...rest}
        ref={ref as Ref<never>}
        className={className}
        icon={<ShoppingBag size={22} />}
        title={words.emptyTitle}
        description={words.emptyDescription}
      />
    );
  }
  return (
    <ul
      data-part="purchase-list"
      {...rest}
      ref={ref as Ref<never>}
      className={classes(styles.list, className)}
      aria-label={words.label}
    >
      {purchases.slice(0, limit).map((purchase) => (
        <li data-part="purchase-list-item" key={purchase.id} className={styles.item}>
          <Purchase purchase={purchase} timeZone={timeZone} />
        </li>
      ))}
    </ul>
  );
});

function Purchase({
  purchase,
  timeZone,
}: {
  purchase: CryptoPurchase;
  timeZone: string | undefined;
}) {
  const words = useWords(purchaseListWords);
  const { cryptoSymbol, cryptoAmount, amountUsd, createdAt } = purchase;
  const status = purchaseStatus(purchase.status, words);
  return (
    <>
      <CoinMark symbol={cryptoSymbol} />
      <div className={styles.what}>
        <bdi data-part="purchase-list-name" className={styles.name} title={cryptoSymbol}>
          {coinName(cryptoSymbol)}
        </bdi>
        <span data-part="purchase-list-detail" className={styles.when}>
          <DateText instant={createdAt} timeZone={timeZone} />
          {cryptoAmount !== undefined && (
            <QuantityText
              data-part="purchase-list-quantity"
              className={styles.quantity}
              amount={cryptoAmount}
              decimals={8}
              unit={cryptoSymbol}
            />
          )}
        </span>
        {isPending(purchase) && (
          <span data-part="purchase-list-waiting" className={styles.when}>
            <span>{rich(words.waiting, { amount: <Money amount={amountUsd} /> })}</span>
          </span>
        )}
      </div>
      <div className={styles.figures}>
        <Money data-part="purchase-list-amount" className={styles.amount} amount={amountUsd} />
        <Badge tone={status.tone} className={styles.status} title={status.label}>
          {status.label}
        </Badge>
      </div>
    </>
  );
}
