import type { Locator } from 'playwright/test';
import { debt, serve, signInLive } from './support/answers.ts';
import { LIVE_URL } from './support/ports.ts';
import { expect, test } from './support/test.ts';

// The worker of the installed app would fetch the files, out of reach of a test: see offline.spec.ts.
test.use({ serviceWorkers: 'block' });

test('a message sent before its part has come is shown and announced once it has', async ({
  page,
}) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/ToastMessages-*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(`${LIVE_URL}/`);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('region', { name: /Notifications/ })).toHaveCount(0);
  release();
  const region = page.getByRole('region', { name: 'Notifications (F8)' });
  await expect(region.getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('status').filter({ hasText: /\w/ }).first()).toBeAttached();
});

test.describe('where a file cannot be fetched', () => {
  test.use({ expectedComplaints: [/ERR_FAILED.*ExtraPaymentDialog/] });

  test('the payment form says so, and opens once it can be', async ({ page }) => {
    await signInLive(page.context());
    const part = '**/ExtraPaymentDialog-*.js';
    await page.route(part, (route) => route.abort());
    await page.goto(`${LIVE_URL}/dashboard`);
    const pay = page.getByRole('button', { name: /^Make Extra Payment/ });
    await pay.click();
    await expect(
      page.getByRole('listitem').filter({ hasText: 'Payment Not Opened' }),
    ).toBeVisible();
    await page.unroute(part);
    await pay.click();
    await expect(page.getByRole('dialog', { name: 'Make Extra Payment' })).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Debt' })).toBeFocused();
  });
});

test.describe('where the celebration cannot be fetched', () => {
  test.use({ expectedComplaints: [/ERR_FAILED.*DebtFreeCelebration/] });

  test('the dashboard stays, without it and without its place', async ({ page }) => {
    const part = '**/DebtFreeCelebration-*.js';
    await page.route(part, (route) => route.abort());
    await serve(page, {
      '/api/service-status': { coinbase: { configured: false }, features: ['history'] },
      '/api/history': [],
      '/api/debts': [{ ...debt, currentBalance: '0.00' }],
    });
    const failed = page.waitForEvent('requestfailed', (request) =>
      request.url().includes('DebtFreeCelebration'),
    );
    await page.goto(`${LIVE_URL}/dashboard`);
    await failed;
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Make Extra Payment/ })).toBeVisible();
    await expect(page.locator('[aria-busy][style*=contents]')).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.unroute(part);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'You’re debt free' })).toBeVisible();
  });
});

test('the landing page has its styles in the document, and fetches none of them', async ({
  page,
}) => {
  const sheets: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') sheets.push(request.url());
  });
  const response = await page.goto(`${LIVE_URL}/`);
  const body = (await response?.text()) ?? '';
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeVisible();
  const inside = [...body.matchAll(/<link rel="stylesheet" disabled href="([^"]+)"/g)].map(
    ([, file]) => `${LIVE_URL}${file}`,
  );
  expect(inside.length).toBeGreaterThan(0);
  expect(sheets.filter((sheet) => inside.includes(sheet))).toEqual([]);
});

test.describe('the menus of the bar', () => {
  test.use({ hasTouch: true });

  for (const { width, name, role } of [
    { width: 1280, name: 'Account menu', role: 'menu' },
    { width: 375, name: 'Menu', role: 'dialog' },
  ] as const) {
    for (const how of ['mouse', 'finger', 'key'] as const) {
      test(`${name}: the first press is answered as soon as it shows, by ${how}`, async ({
        page,
      }) => {
        await signInLive(page.context());
        await page.setViewportSize({ width, height: 800 });
        await page.goto(`${LIVE_URL}/dashboard`, { waitUntil: 'commit' });
        const button = page.getByRole('button', { name, exact: true });
        if (how === 'mouse') await button.click();
        else if (how === 'finger') await button.tap();
        else await button.press('Enter');
        await expect(page.getByRole(role)).toBeVisible();
        if (how === 'key' && role === 'menu') {
          await expect(page.getByRole('menuitem').first()).toBeFocused();
        }
        await page.keyboard.press('Escape');
        await expect(page.getByRole(role)).toHaveCount(0);
        await expect(button).toBeFocused();
      });
    }
  }
});

test.describe('the account menu, before its part has come', () => {
  const part = '**/UserMenuPanel-*.js';
  const presses = {
    mouse: (button: Locator) => button.click(),
    Enter: (button: Locator) => button.press('Enter'),
    Space: (button: Locator) => button.press('Space'),
    ArrowDown: (button: Locator) => button.press('ArrowDown'),
  };

  for (const [how, press] of Object.entries(presses)) {
    test(`opens once it has, after a press by ${how}`, async ({ page }) => {
      const { promise: released, resolve: release } = Promise.withResolvers<void>();
      await page.route(part, async (route) => {
        await released;
        await route.continue();
      });
      await signInLive(page.context());
      await page.goto(`${LIVE_URL}/dashboard`);
      const button = page.getByRole('button', { name: 'Account menu' });
      const asked = page.waitForRequest(part);
      await button.hover();
      await asked;
      const element = await button.elementHandle();
      const before = await button.boundingBox();
      await press(button);
      await press(button);
      await expect(page.getByRole('menu')).toHaveCount(0);
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      release();
      const menu = page.getByRole('menu', { name: 'Account menu' });
      await expect(menu).toBeVisible();
      await expect(how === 'mouse' ? menu : page.getByRole('menuitem').first()).toBeFocused();
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await expect(button).toHaveAttribute('aria-controls', (await menu.getAttribute('id')) ?? '');
      await page.keyboard.press('Escape');
      await expect(menu).toHaveCount(0);
      await expect(button).toBeFocused();
      // The button is the same element throughout, so a focus on it was never lost.
      expect(await element?.evaluate((node) => node === document.activeElement)).toBe(true);
      expect(await button.boundingBox()).toEqual(before);
    });
  }

  test.describe('where it cannot be fetched', () => {
    test.use({ expectedComplaints: [/ERR_FAILED.*UserMenuPanel/] });

    test('says so, and opens once it can be', async ({ page }) => {
      await signInLive(page.context());
      await page.route(part, (route) => route.abort());
      await page.goto(`${LIVE_URL}/dashboard`);
      const button = page.getByRole('button', { name: 'Account menu' });
      await button.press('Enter');
      await expect(page.getByRole('listitem').filter({ hasText: 'Menu Not Opened' })).toBeVisible();
      await page.unroute(part);
      await button.press('Enter');
      await expect(page.getByRole('menuitem').first()).toBeFocused();
    });
  });
});
