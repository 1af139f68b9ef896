import type { BodyOf, Endpoint } from '@dime-time/finance-core/contract';
import { useSyncExternalStore } from 'react';
import { useSWRConfig } from 'swr';
import { moneyWriteOf } from './moneyWriteOf.ts';

/** What was sent by a call and never answered, from whichever page, until it is settled. */
export function useUnanswered<E extends Endpoint>(endpoint: E): readonly BodyOf<E>[] {
  const { cache } = useSWRConfig();
  const { subscribe, unanswered } = moneyWriteOf(cache, endpoint);
  return useSyncExternalStore(subscribe, unanswered);
}
