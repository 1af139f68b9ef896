import type { Page } from 'playwright/test';
import type { LiveApi } from '../../tools/liveApi.ts';
import { expect, settled } from './test.ts';

/** A policy violation is logged to the console, where the guard of each test detects it. */
export async function signInAs(page: Page, api: LiveApi, name: 'Ada' | 'Grace'): Promise<void> {
  await page.goto(api.url);
  await page.getByRole('link', { name: 'Sign in' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Who would you like to be?');
  await page.getByRole('button', { name: `Continue as ${name}` }).click();
  await expect(page).toHaveURL(`${api.url}/dashboard`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome back, ${name}`);
}

export async function logOut(page: Page, api: LiveApi): Promise<void> {
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(`${api.url}/`);
}

export async function visit(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
  await settled(page);
}
