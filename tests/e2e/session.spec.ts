import type { Page } from 'playwright/test';
import { debt, signInLive } from './support/answers.ts';
import { keptPaths } from './support/offline.ts';
import { LIVE_URL } from './support/ports.ts';
import { bringBack, expect, settled, test } from './support/test.ts';

// The worker of the installed app would fetch the files, out of reach of a test: see offline.spec.ts.
test.use({ baseURL: LIVE_URL, serviceWorkers: 'block' });

const card = (page: Page, name: string) => page.getByRole('article', { name });

test.describe('when the server is not reached', () => {
  test.use({ expectedComplaints: [/ERR_FAILED/] });

  test('whoever is known stays, with the figures that were kept', async ({ page }) => {
    await page.goto('/api/login');
    await settled(page);
    await page.goto('/debts');
    await settled(page);
    await expect.poll(() => keptPaths(page)).toContain('/api/debts');
    await page.route('**/api/**', (route) => route.abort());
    await page.reload();
    await expect(card(page, 'Store Card')).toContainText('$1,200.00');
    const refused = page.waitForEvent('requestfailed', (request) =>
      request.url().endsWith('/api/user'),
    );
    await page.getByRole('button', { name: 'Show the Latest' }).click();
    await refused;
    // The menu opens where the page still is the one of before.
    await page.getByRole('button', { name: 'Account menu' }).click();
    await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
    await expect(page.getByText('$1,200.00').first()).toBeVisible();
  });
});

test.describe('when the server does not say who is signed in', () => {
  test.use({ expectedComplaints: [/ERR_FAILED|status of 500/] });

  for (const path of ['/debts', '/']) {
    for (const [way, answer] of [
      ['an error', { status: 500, json: { title: 'Internal Server Error', status: 500 } }],
      ['no answer', undefined],
    ] as const) {
      test(`${path} after ${way}: nothing of anybody, and another try`, async ({
        page,
        context,
      }) => {
        await signInLive(context);
        await page.route('**/api/user', (route) =>
          answer ? route.fulfill(answer) : route.abort(),
        );
        await page.goto(path);
        const heading = page.getByRole('heading', { level: 1 });
        await expect(heading).toHaveText('We couldn’t connect');
        await expect(page.getByRole('link', { name: 'Sign in' })).toHaveCount(0);
        await expect(page.getByRole('navigation')).toHaveCount(0);
        await expect(page.getByText('Store Card')).toHaveCount(0);
        await page.unroute('**/api/user');
        await page.getByRole('button', { name: 'Try Again' }).click();
        await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
        await expect(page).toHaveURL(path);
      });
    }
  }

  test('the landing page of a static host stays, unless somebody was signed in', async ({
    page,
    context,
  }) => {
    await context.addCookies([{ name: 'stub-static', value: '1', url: LIVE_URL }]);
    await page.route('**/api/user', (route) => route.fulfill({ status: 500, body: '' }));
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Send Message' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Hello World/);
    await page.unroute('**/api/user');
    await page.goto('/api/login');
    await settled(page);
    await expect.poll(() => keptPaths(page)).toContain('/api/user');
    await page.route('**/api/user', (route) => route.fulfill({ status: 500, body: '' }));
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We couldn’t connect');
  });
});

test('a user that is null is nobody, at the first look and later', async ({ page, context }) => {
  await signInLive(context);
  await page.route('**/api/user', (route) => route.fulfill({ json: null }));
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto('/debts');
  await expect(heading).toHaveText(/Hello World/);
  await page.unroute('**/api/user');
  await page.goto('/api/login');
  await settled(page);
  await page.route('**/api/user', (route) => route.fulfill({ json: null }));
  await bringBack(page);
  await expect(heading).toHaveText(/Hello World/);
});

test('a page that comes back after somebody else signed in is theirs altogether', async ({
  page,
  context,
}) => {
  let name = 'Car Loan';
  await page.route('**/api/debts', (route) => route.fulfill({ json: [{ ...debt, name }] }));
  await page.goto('/api/login');
  await settled(page);
  await page.goto('/debts');
  await expect(card(page, 'Car Loan')).toBeVisible();
  name = 'Boat Loan';
  await context.addCookies([{ name: 'stub-session', value: '2', url: LIVE_URL }]);
  await bringBack(page);
  await expect(card(page, 'Boat Loan')).toBeVisible();
  await expect(page.getByText('Car Loan')).toHaveCount(0);
});

test('a page that comes back after its person signed out is the landing page', async ({
  page,
  context,
}) => {
  await page.goto('/api/login');
  await settled(page);
  await page.goto('/debts');
  await expect(card(page, 'Store Card')).toBeVisible();
  await context.clearCookies();
  await bringBack(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Hello World/);
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
  await expect(page.getByText('Store Card')).toHaveCount(0);
});
