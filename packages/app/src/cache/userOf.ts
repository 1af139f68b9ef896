import { endpoints, type User } from '@dime-time/finance-core/contract';
import type { Cache } from 'swr';
import { pathOf } from '../http/apiClient.ts';

/** The signed-in user, once it is known. */
export function userOf(cache: Pick<Cache, 'get'>): User | undefined {
  return cache.get(pathOf(endpoints.getUser))?.data as User | undefined;
}
