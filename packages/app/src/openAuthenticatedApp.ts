import { endpoints } from '@dime-time/finance-core/contract';
import type { ComponentType } from 'react';
import { mutate, preload, SWRConfig } from 'swr';
import { App } from './App.tsx';
import { readResource } from './cache/useQuery.ts';
import { preloadedResponses } from './http/preloadedResponses.ts';
import { pathOf } from './http/request.ts';
import { LANDING_ROUTE } from './routes.tsx';
import { LazySignedInFrame } from './shell/lazySignedInFrame.ts';

/**
 * The app with the user and the code of the page already loaded, so that it replaces the landing
 * document without a loading screen.
 *
 * @param response the response of the current-user call.
 * @throws ContractError if it does not match the schema.
 */
export async function openAuthenticatedApp(response: Response): Promise<ComponentType> {
  const path = pathOf(endpoints.getUser);
  // Read like every other response, which also stores it in the offline cache.
  preloadedResponses.add(path, response);
  const user = await readResource(endpoints.getUser, SWRConfig.defaultValue.cache);
  // The app’s first read of the user gets this data.
  void preload(path, () => user);
  await Promise.all([
    mutate(path, user, { revalidate: false }),
    LazySignedInFrame.preload(),
    LANDING_ROUTE.page.preload(),
  ]);
  return App;
}
