import { endpoints, readAnswer } from '@dime-time/finance-core/contract';
import type { ComponentType } from 'react';
import { mutate, preload } from 'swr';
import { App } from './App.tsx';
import { pathOf } from './data/request.ts';
import { LANDING_ROUTE } from './routes.tsx';
import { SignedInFrame } from './shell/framePart.ts';

/**
 * The app, knowing already who is signed in and with all that the page needs at hand, so that it does
 * not say 'Loading...' where that page stands.
 *
 * @throws ContractError when the answer names nobody.
 */
export async function openApp(answer: unknown): Promise<ComponentType> {
  const user = readAnswer(endpoints.getUser, answer);
  const path = pathOf(endpoints.getUser);
  // What was asked a moment ago stands for the app's own first question, too.
  void preload(path, () => user);
  await Promise.all([
    mutate(path, user, { revalidate: false }),
    SignedInFrame.preload(),
    LANDING_ROUTE.page.preload(),
  ]);
  return App;
}
