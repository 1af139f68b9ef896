import { PAGES } from '../../packages/app/src/config/pages.ts';
import { ABOUT_COLORS, axeViolations } from './support/accessibility.ts';
import { titleOf } from './support/titleOf.ts';
import { expect, open, overflow, settled, test, WITHOUT_MOTION } from './support/test.ts';

const WIDTHS = [375, 768, 1280] as const;

const SCHEMES = ['light', 'dark'] as const;
const otherThan = (scheme: (typeof SCHEMES)[number]) => (scheme === 'light' ? 'dark' : 'light');

/** The browser's own words about a document with that status. */
const NOT_FOUND = /status of 404 .*\/no\/such\/page/;

test.use({ expectedComplaints: [NOT_FOUND] });

test.describe('in both color schemes', () => {
  test.use(WITHOUT_MOTION);

  for (const [at, { path, name }] of PAGES.entries()) {
    // @requirement 2.routes.pages
    test(`${path} is accessible and fits at every width`, async ({ page }) => {
      // Every other page is opened in dark, and turned to light.
      const colorScheme = at % 2 === 0 ? 'light' : 'dark';
      await page.emulateMedia({ colorScheme });
      await open(page, path);
      await expect(page).toHaveTitle(titleOf(name));
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await settled(page);
        await expect.poll(() => overflow(page), `overflow at ${width}`).toBe(0);
        if (width !== 768) expect(await axeViolations(page), `at ${width}`).toEqual([]);
      }
      await page.emulateMedia({ colorScheme: otherThan(colorScheme) });
      await expect(page.locator('.radix-themes').first()).toContainClass(otherThan(colorScheme));
      for (const width of [1280, 375]) {
        await page.setViewportSize({ width, height: 900 });
        await settled(page);
        expect(await axeViolations(page, ABOUT_COLORS), `at ${width}, turned`).toEqual([]);
      }
    });
  }

  for (const colorScheme of SCHEMES) {
    test(`the landing page of a visitor is accessible and fits in ${colorScheme}`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme });
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto('/');
        await expect(page.getByRole('button', { name: 'Send Message' })).toBeVisible();
        await expect.poll(() => overflow(page), `overflow at ${width}`).toBe(0);
        expect(await axeViolations(page), `at ${width}`).toEqual([]);
      }
    });
  }
});

test.describe('signed out', () => {
  for (const { path, access } of PAGES) {
    // @requirement 2.routes.signed-out 6.roles.signed-out
    test(`${path} shows the landing page${access === 'public' ? '' : ' in its place'}`, async ({
      page,
    }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Hello World/);
      await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
      await expect(page).toHaveURL(path);
    });
  }

  // @requirement 2.routes.not-found
  test('an unmatched path is the 404', async ({ page }) => {
    const answer = await page.goto('/no/such/page');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await expect(page).toHaveURL('/');
  });
});

test('a page that is shorter than the phone does not scroll', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 1500 });
  await open(page, '/qr');
  await settled(page);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(1500);
});

// @requirement 2.routes.not-found
test('signed in, an unmatched path is the 404 inside the navigation', async ({ page }) => {
  await open(page, '/no/such/page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(page.getByRole('main')).toHaveCount(1);
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL('/dashboard');
});

// @requirement 2.navigation.items 2.navigation.active
test('the navigation follows the route table and marks the open page', async ({ page }) => {
  await open(page, '/dashboard');
  const items = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(items).toHaveText([
    'Home',
    'Dashboard',
    'Transactions',
    'Debts',
    'Crypto',
    'DTT',
    'Banking',
    'Insights',
    'Analytics',
  ]);
  await items.filter({ hasText: 'Debts' }).click();
  await expect(items.filter({ hasText: 'Debts' })).toHaveAttribute('aria-current', 'page');
  await expect(items.filter({ hasText: 'Crypto' })).not.toHaveAttribute('aria-current', 'page');
});

test('a new page takes the focus to its heading and names the document', async ({ page }) => {
  await open(page, '/dashboard');
  await settled(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Debts' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Debt Management' })).toBeFocused();
  await expect(page).toHaveTitle('Debt Management · Dime Time');
});

test('the skip link is the first stop and leads past the navigation', async ({ page }) => {
  await open(page, '/debts');
  await settled(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('going back returns to where one was, a new page starts at the top', async ({ page }) => {
  await open(page, '/debts');
  await settled(page);
  await page.evaluate(() => window.scrollTo(0, 700));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700);
  // Where the bar stands, as a hand does: a locator would first scroll the page for its link.
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Crypto' });
  const box = await link.boundingBox();
  await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
  await expect(page).toHaveTitle(/Crypto/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveTitle(/Debt Management/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700);
  // After a reload, the data arrives late and may shift the position by a line.
  await page.reload();
  await settled(page);
  await expect.poll(() => page.evaluate(() => Math.abs(window.scrollY - 700))).toBeLessThan(40);
});

test('a chosen theme and hidden amounts are kept', async ({ page }) => {
  await open(page, '/dashboard');
  await settled(page);
  const choose = async (name: string) => {
    await page.getByRole('button', { name: 'Account menu' }).click();
    await page.getByRole('menuitem', { name }).click();
  };
  await choose('Dark Theme');
  await expect(page.locator('.radix-themes').first()).toHaveClass(/\bdark\b/);
  await choose('Hide Amounts');
  await expect(page.getByText('$18,250.33')).toHaveCount(0);
  await page.reload();
  await settled(page);
  await expect(page.locator('.radix-themes').first()).toHaveClass(/\bdark\b/);
  await expect(page.getByText('$18,250.33')).toHaveCount(0);
  await choose('Show Amounts');
  await expect(page.getByText('$18,250.33').first()).toBeVisible();
});

test('the styles of the library win over those of Radix on the built page', async ({ page }) => {
  await page.goto('/');
  const order = await page.evaluate(() => {
    const first = document.querySelector('style')?.sheet?.cssRules[0];
    return first instanceof CSSLayerStatementRule ? [...first.nameList] : [];
  });
  expect(order).toEqual(['reset', 'radix', 'ui', 'app']);
});
