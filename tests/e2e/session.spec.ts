import type { Page } from 'playwright/test';
import { debt } from './support/answers.ts';
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
  const signIn = page.getByRole('link', { name: 'Sign in' }).first();
  await expect(signIn).toHaveAttribute('href', '/api/login?returnTo=%2Fdebts');
  await expect(page.getByText('Store Card')).toHaveCount(0);
});
