import type { BrowserContext, Page } from 'playwright/test';
import { LIVE_URL } from './ports.ts';

/** A purchase on the wire; a test says what is special about it. */
export const transaction = {
  id: 't1',
  merchant: 'Corner Shop',
  category: 'Groceries',
  date: '2026-11-19T14:05:00Z',
  amount: '4.67',
  roundUpAmount: '0.33',
};

/** A debt on the wire. */
export const debt = {
  id: 'd1',
  name: 'Store Card',
  accountNumber: '4321',
  currentBalance: '1200.00',
  originalBalance: '2000.00',
  minimumPayment: '35.50',
  interestRate: 19.9,
  dueDate: 3,
};

/** Signs in at the bare server of the live build, without going there. */
export function signInLive(context: BrowserContext): Promise<void> {
  return context.addCookies([{ name: 'stub-session', value: '1', url: LIVE_URL }]);
}

/** Puts answers in the place of the bare server's, by path. */
export async function serve(page: Page, answers: Readonly<Record<string, unknown>>): Promise<void> {
  await signInLive(page.context());
  for (const [path, json] of Object.entries(answers)) {
    await page.route(
      (url) => url.pathname === path,
      (route) => (route.request().method() === 'GET' ? route.fulfill({ json }) : route.fallback()),
    );
  }
}

/** What a figure that went wrong looks like to a reader. */
export const NO_FIGURE = /NaN|Infinity|undefined|Invalid Date|\[object/;
