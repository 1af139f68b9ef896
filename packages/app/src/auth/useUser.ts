import { endpoints, type User } from '@dime-time/finance-core/contract';
import type { SWRResponse } from 'swr';
import { useResource } from '../cache/useQuery.ts';

/** The signed-in user; a 401 error if there is none. */
export function useUser(): SWRResponse<User, unknown> {
  return useResource(endpoints.getUser);
}
