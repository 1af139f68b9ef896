import { endpoints, type User } from '@dime-time/finance-core/contract';
import type { Cache } from 'swr';
import { pathOf } from '../http/apiClient.ts';

/** The id of the signed-in user, once it is known. */
export function userIdOf(cache: Cache): string | undefined {
  return (cache.get(pathOf(endpoints.getUser))?.data as User | undefined)?.id;
}
