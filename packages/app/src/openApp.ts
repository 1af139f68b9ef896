import { endpoints, readAnswer } from '@dime-time/finance-core/contract';
import type { ComponentType } from 'react';
import { mutate } from 'swr';
import { App } from './App.tsx';
import { pathOf } from './data/request.ts';

/**
 * The app, knowing already who is signed in, so that it need not say 'Loading...' over a page that
 * stands there.
 *
 * @throws ContractError when the answer names nobody.
 */
export async function openApp(answer: unknown): Promise<ComponentType> {
  const user = readAnswer(endpoints.getUser, answer);
  await mutate(pathOf(endpoints.getUser), user, { revalidate: false });
  return App;
}
