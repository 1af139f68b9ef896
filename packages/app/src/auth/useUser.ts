import { endpoints, type User } from '@dime-time/finance-core/contract';
import type { SWRResponse } from 'swr';
import { useResource } from '../cache/useResource.ts';

/** How long it counts as known who is there. */
export const USER_FRESH_FOR_MS = 300_000;

/** The signed-in person; an error where nobody is. */
export function useUser(): SWRResponse<User, unknown> {
  return useResource(endpoints.getUser, { freshForMs: USER_FRESH_FOR_MS });
}
