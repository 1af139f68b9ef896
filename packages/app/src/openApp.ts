import { endpoints } from '@dime-time/finance-core/contract';
import type { ComponentType } from 'react';
import { mutate, preload, SWRConfig } from 'swr';
import { App } from './App.tsx';
import { earlyAnswers } from './http/earlyAnswers.ts';
import { readResource } from './cache/readResource.ts';
import { pathOf } from './http/request.ts';
import { LANDING_ROUTE } from './routes.tsx';
import { SignedInFrame } from './shell/framePart.ts';

/**
 * The app, knowing already who is signed in and with all that the page needs at hand, so that it does
 * not say 'Loading...' where that page stands.
 *
 * @throws ContractError when the answer names nobody.
 */
export async function openApp(answer: Response): Promise<ComponentType> {
  const path = pathOf(endpoints.getUser);
  // Read as every other answer is, which notes when it came and keeps it for a day without a connection.
  earlyAnswers.give(path, answer);
  const user = await readResource(endpoints.getUser, SWRConfig.defaultValue.cache);
  // What was asked a moment ago stands for the app's own first question, too.
  void preload(path, () => user);
  await Promise.all([
    mutate(path, user, { revalidate: false }),
    SignedInFrame.preload(),
    LANDING_ROUTE.page.preload(),
  ]);
  return App;
}
