import type { CryptoPurchase } from '@dime-time/finance-core/contract';
import { toDecimalString } from '@dime-time/finance-core/money';
import { useEffect } from 'react';
import { PURCHASES_COUNTED_KEY } from '../storage/storageKeys.ts';
import { readStored, writeStored } from '../storage/localStorage.ts';
import { track } from './analytics.ts';
import { purchasesAfter } from './purchasesAfter.ts';

/**
 * Tracks each completed coin purchase once in this browser. Purchases are made by the server, so the page
 * tracks those since the last visit; purchases before the first visit are not tracked.
 */
export function usePurchaseEvents(purchases: readonly CryptoPurchase[] | undefined): void {
  useEffect(() => {
    if (purchases === undefined) return;
    const since = readStored(PURCHASES_COUNTED_KEY);
    const fresh = since === undefined ? [] : purchasesAfter(purchases, since);
    for (const { id, amountUsd, cryptoSymbol } of fresh) {
      track({
        name: 'purchase',
        params: { transaction_id: id, value: toDecimalString(amountUsd), item: cryptoSymbol },
      });
    }
    // A first visit without purchases is recorded too, so that the next purchase is tracked.
    const newest = purchasesAfter(purchases, since ?? '').at(-1)?.createdAt ?? since ?? '';
    if (newest !== since) writeStored(PURCHASES_COUNTED_KEY, newest);
  }, [purchases]);
}
