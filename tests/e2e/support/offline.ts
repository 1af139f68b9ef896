import type { BrowserContext, Page } from 'playwright/test';
import { expect, settled } from './test.ts';

/** The calls whose answers are kept in this browser. */
export function keptPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const cache = await caches.open('dime-time.answers');
    return (await cache.keys()).map(({ url }) => new URL(url).pathname);
  });
}

/** Signs in, looks at the debts, and loses the connection once the pages are kept. */
export async function visitAndDisconnect(page: Page, context: BrowserContext): Promise<void> {
  await page.goto('/api/login');
  await settled(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Debts' }).click();
  await settled(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => keptPaths(page)).toContain('/api/payments');
  await context.setOffline(true);
}
