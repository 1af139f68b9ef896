import { expect, test, type Page } from 'playwright/test';
import { NEXT_URL } from './prepare.ts';

test.use({ baseURL: NEXT_URL });

/** What the console of a page says from now on. */
function watch(page: Page): string[] {
  const trouble: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) trouble.push(message.text());
  });
  page.on('pageerror', (error) => trouble.push(error.message));
  return trouble;
}

test('a site on Next renders server components, and its links do not reload the page', async ({
  page,
}) => {
  const trouble = watch(page);
  await page.goto('/');
  await expect(page.locator('.total')).toHaveText('$6,200.00');
  await expect(page.getByRole('figure').locator('path').first()).toBeVisible();
  await page.evaluate(() => Object.assign(window, { kept: true }));
  await page.getByRole('link', { name: 'About us' }).click();
  await expect(page.getByRole('heading', { name: 'About us' })).toBeVisible();
  expect(await page.evaluate(() => 'kept' in window)).toBe(true);
  expect(trouble).toEqual([]);
});

test('Next prefetches no sign-in, and the browser follows it as a document', async ({ page }) => {
  const trouble = watch(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === '/api/login') asked.push(request.resourceType());
  });
  await page.goto('/welcome');
  const signIn = page.getByRole('link', { name: 'Sign in' });
  await signIn.hover();
  // Next prefetches what comes into view, in this order.
  const prefetched = page.waitForResponse(/\/about\?_rsc=/);
  await page.getByRole('link', { name: 'About us' }).scrollIntoViewIfNeeded();
  await prefetched;
  expect(asked).toEqual([]);
  expect(trouble).toEqual([]);
  await signIn.click();
  await expect.poll(() => asked).toEqual(['document']);
});

test.describe('where no script runs', () => {
  test.use({ javaScriptEnabled: false, colorScheme: 'dark' });

  test('the page that Next has prerendered is dark for who prefers it', async ({ page }) => {
    await page.goto('/');
    const root = page.locator('.radix-themes').first();
    await expect(root).toHaveCSS('background-color', 'rgb(15, 15, 20)');
    await expect(page.locator('.total')).toHaveText('$6,200.00');
  });

  test('a page with the time of the request is whole', async ({ page }) => {
    const title = page.getByRole('heading', { name: /^It is 20\d\d-/ });
    await page.goto('/today');
    await expect(title).toBeVisible();
    const first = await title.textContent();
    await page.reload();
    await expect(title).toBeVisible();
    expect(await title.textContent()).not.toBe(first);
  });
});
