import type { CryptoPurchase } from '@dime-time/finance-core/contract';
import { toDecimalString } from '@dime-time/finance-core/money';
import { useEffect } from 'react';
import { keepText, readText } from '../storage/storedText.ts';
import { track } from './analytics.ts';
import { purchasesAfter } from './purchasesAfter.ts';

const KEY = 'dime-time.purchases-counted-until';

/**
 * Counts each completed coin purchase once in this browser. The server makes them, so the page can
 * only count those it has not seen; those of before the first look are not counted.
 */
export function usePurchaseEvents(purchases: readonly CryptoPurchase[] | undefined): void {
  useEffect(() => {
    if (purchases === undefined) return;
    const since = readText(KEY);
    const fresh = since === undefined ? [] : purchasesAfter(purchases, since);
    for (const { id, amountUsd, cryptoSymbol } of fresh) {
      track({
        name: 'purchase',
        params: { transaction_id: id, value: toDecimalString(amountUsd), item: cryptoSymbol },
      });
    }
    // A first look that finds nothing is marked as well: the next purchase comes after it.
    const newest = purchasesAfter(purchases, since ?? '').at(-1)?.createdAt ?? since ?? '';
    if (newest !== since) keepText(KEY, newest);
  }, [purchases]);
}
