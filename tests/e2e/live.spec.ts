import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PAGES } from '../../packages/app/src/config/pages.ts';
import type { Page } from 'playwright/test';
import { lastBuilt } from '../tools/builtOnce.ts';
import { LIVE_URL } from './support/ports.ts';
import { titleOf } from './support/titleOf.ts';
import { expect, settled, test, toast } from './support/test.ts';

// The worker of the installed app would fetch the files, out of reach of a test: see offline.spec.ts.
test.use({ baseURL: LIVE_URL, serviceWorkers: 'block' });

/** Counts the calls the page makes from now on, by path. */
function countCalls(page: Page) {
  const calls = new Map<string, number>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.set(pathname, (calls.get(pathname) ?? 0) + 1);
  });
  return (path: string) => calls.get(path) ?? 0;
}

/** Counts how often a document is loaded from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  // When it begins: its scripts are asked for before the document is ready.
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  return () => loads;
}

test.describe('the live build against a bare server', () => {
  // @requirement 4.auth.by-user-call
  test('a signed-out visitor sees the landing page on each protected path', async ({ page }) => {
    for (const { path } of PAGES) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(/Hello World/);
      await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
    }
  });

  // @requirement 2.routes.pages 2.routes.login 4.auth.by-user-call 6.roles.signed-in
  test('walks all routes signed in, by address', async ({ page }) => {
    await page.goto('/api/login');
    for (const { path, name } of PAGES) {
      await page.goto(path);
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      await expect(page).toHaveTitle(titleOf(name));
      await settled(page);
    }
  });

  test('shows what the server sent, and falls back where it sent nothing', async ({ page }) => {
    await page.goto('/api/login');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('User');
    await page.goto('/debts');
    await expect(page.getByText('Store Card').first()).toBeVisible();
    await expect(page.getByText('$1,200.00').first()).toBeVisible();
  });

  test('says what the server has paid', async ({ page }) => {
    const payment = {
      id: 'p_boost',
      debtId: 'd_store',
      amount: '20.00',
      date: '2026-11-19T14:05:00Z',
      source: 'accelerated',
    };
    await page.route('**/api/accelerated-payment', (route) => route.fulfill({ json: { payment } }));
    await page.goto('/api/login');
    await page.goto('/debts');
    const card = page.getByRole('article', { name: 'Store Card' });
    await card.getByRole('button', { name: '$25', exact: true }).click();
    await expect(toast(page, 'Payment Successful!')).toContainText('Successfully paid $20.00');
  });

  // @requirement 2.routes.logout
  test('logging out forgets and lands on the landing page', async ({ page }) => {
    await page.goto('/api/login');
    await page.getByRole('button', { name: 'Account menu' }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
  });

  // @requirement 1.sign-in.hosted
  test('/login goes to the hosted sign-in', async ({ page }) => {
    await page.goto('/login');
    await expect(page).toHaveURL('/dashboard');
  });

  // @requirement 7.data.never-stale 7.data.transactions-30-s
  test('keeps answers until something changes them, and transactions for 30 seconds', async ({
    page,
  }) => {
    await page.clock.install();
    const calls = countCalls(page);
    await page.goto('/api/login');
    const open = async (name: string) => {
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
      await expect(page).toHaveTitle(new RegExp(name));
      await settled(page);
      await page.clock.runFor(1000);
    };
    await open('Debt');
    await open('Transactions');
    await open('Debt');
    await open('Transactions');
    expect([calls('/api/debts'), calls('/api/transactions'), calls('/api/user')]).toEqual([
      1, 1, 1,
    ]);
    await open('Debt');
    await page.clock.runFor(31_000);
    await open('Transactions');
    await expect.poll(() => calls('/api/transactions')).toBe(2);
    await page.evaluate(() => {
      window.dispatchEvent(new Event('focus'));
      window.dispatchEvent(new Event('online'));
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await page.clock.runFor(600_000);
    expect([calls('/api/debts'), calls('/api/transactions'), calls('/api/user')]).toEqual([
      1, 2, 1,
    ]);
  });

  test('carries no byte of the mocks', () => {
    const assets = lastBuilt('app-live');
    const files = readdirSync(assets, { recursive: true, encoding: 'utf8' });
    expect(files.filter((file) => file.endsWith('.js')).length).toBeGreaterThan(3);
    expect(files).not.toContain('mockServiceWorker.js');
    for (const file of files.filter((name) => name.endsWith('.js'))) {
      expect(readFileSync(join(assets, file), 'utf8'), file).not.toMatch(
        /mockServiceWorker|\bmsw\b/i,
      );
    }
  });
});

// Against a server and not the mocks: their worker would fetch the files, out of reach of a test.
test.describe('a chunk that fails to load after a deploy', () => {
  test.use({ expectedComplaints: [/status of 404|dynamically imported|ChunkError/] });

  test('is one reload, and then the page', async ({ page }) => {
    await page.goto('/api/login');
    await settled(page);
    const loads = countLoads(page);
    await page.route(/DebtsPage-.*\.js/, (route) =>
      loads() === 0 ? route.fulfill({ status: 404, body: 'Not Found' }) : route.continue(),
    );
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Debts' })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Debt Management');
    expect(loads()).toBe(1);
  });

  test('that stays gone is an error of the page, and the navigation lives', async ({ page }) => {
    await page.goto('/api/login');
    await settled(page);
    await page.route(/DebtsPage-.*\.js/, (route) => route.fulfill({ status: 404, body: '' }));
    const loads = countLoads(page);
    const items = page.getByRole('navigation', { name: 'Main' });
    await items.getByRole('link', { name: 'Debts' }).click();
    await expect(page.getByRole('alert')).toContainText('This page couldn’t load');
    expect(loads()).toBe(1);
    await items.getByRole('link', { name: 'Transactions' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Transactions');
  });
});
