import { endpoints, type User } from '@dime-time/finance-core/contract';
import type { Cache } from 'swr';
import { queryKey } from './cacheState.ts';

/** The signed-in user, once it is known. */
export function userOf(cache: Pick<Cache, 'get'>): User | undefined {
  return cache.get(queryKey(endpoints.getUser))?.data as User | undefined;
}
