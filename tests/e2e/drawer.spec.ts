import type { Page } from 'playwright/test';
import { expect, open, settled, tabTo, test } from './support/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

const drawer = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const row = (page: Page, name: string) => drawer(page).getByRole('link', { name, exact: true });

/** Opens the drawer as a hand does, or as keys do. */
async function openDrawer(page: Page, by: 'pointer' | 'keyboard'): Promise<void> {
  const button = page.getByRole('button', { name: 'Menu' });
  if (by === 'pointer') await button.click();
  else {
    await button.focus();
    await page.keyboard.press('Enter');
  }
  await expect(drawer(page)).toBeVisible();
}

async function follow(page: Page, name: string, by: 'pointer' | 'keyboard'): Promise<void> {
  if (by === 'pointer') return row(page, name).click();
  await tabTo(page, row(page, name));
  await page.keyboard.press('Enter');
}

/** Nothing lies over the page, and it can be scrolled. */
async function standsFree(page: Page): Promise<void> {
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // By its role: a page that is hidden from assistive technology has no main region.
  await expect(page.getByRole('main')).toBeVisible();
  await page.mouse.move(195, 400);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
}

for (const by of ['pointer', 'keyboard'] as const) {
  test(`a link in the drawer leads to its page and closes the drawer, by ${by}`, async ({
    page,
  }) => {
    await open(page, '/debts');
    await settled(page);
    await openDrawer(page, by);
    await follow(page, 'Crypto', by);
    await expect(page).toHaveURL('/crypto');
    await expect(page.getByRole('heading', { level: 1, name: 'Crypto Round-ups' })).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await standsFree(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Crypto Round-ups' })).toBeFocused();
  });

  test(`the row of the open page closes the drawer and gives the focus back, by ${by}`, async ({
    page,
  }) => {
    await open(page, '/debts');
    await settled(page);
    await openDrawer(page, by);
    await follow(page, 'Debts', by);
    await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
    await standsFree(page);
  });
}

test('going back closes an open drawer first, and then leaves the page', async ({ page }) => {
  await open(page, '/debts');
  await settled(page);
  await openDrawer(page, 'pointer');
  await follow(page, 'Crypto', 'pointer');
  await expect(drawer(page)).toHaveCount(0);
  await openDrawer(page, 'pointer');
  await page.goBack();
  await expect(drawer(page)).toHaveCount(0);
  await expect(page).toHaveURL('/crypto');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Debt Management' })).toBeFocused();
  await standsFree(page);
});

test('a row opened in another tab leaves the drawer open', async ({ page, context }) => {
  await open(page, '/debts');
  await settled(page);
  await openDrawer(page, 'pointer');
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    row(page, 'Crypto').click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await expect(tab).toHaveURL('/crypto');
  await expect(drawer(page)).toHaveAttribute('data-state', 'open');
  await expect(page).toHaveURL(/\/debts/);
});
