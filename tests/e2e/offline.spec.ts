import { sizeOf } from '../visual/support/shrinkPng.ts';
import { keptPaths, visitAndDisconnect } from './support/offline.ts';
import { LIVE_URL } from './support/ports.ts';
import { expect, open, settled, test, toast } from './support/test.ts';

test.describe('the installed app', () => {
  test.use({ baseURL: LIVE_URL, expectedComplaints: [/ERR_INTERNET_DISCONNECTED|Failed to load/] });

  test('has a manifest, and icons that answer', async ({ page }) => {
    for (const path of ['/', '/dashboard']) {
      await page.goto(path);
      await expect(page.locator('link[rel=manifest]')).toHaveAttribute(
        'href',
        '/manifest.webmanifest',
      );
      await expect(page.locator('meta[name=theme-color]')).toHaveCount(2);
    }
    const answer = await page.request.get('/manifest.webmanifest');
    const manifest = (await answer.json()) as {
      icons: { src: string; sizes: string; type: string; purpose: string }[];
    };
    expect(manifest).toMatchObject({
      name: 'Dime Time',
      start_url: '/dashboard',
      scope: '/',
      display: 'standalone',
    });
    const touch = await page.locator('link[rel=apple-touch-icon]').getAttribute('href');
    const icons = [
      ...manifest.icons,
      { src: touch ?? '', sizes: '180x180', type: 'image/png', purpose: 'any' },
    ];
    expect(new Set(manifest.icons.map(({ purpose }) => purpose))).toEqual(
      new Set(['any', 'maskable']),
    );
    for (const { src, sizes, type } of icons) {
      const icon = await page.request.get(src);
      expect(icon.headers()['content-type'], src).toBe(type);
      if (type !== 'image/png') continue;
      const { width, height } = sizeOf(await icon.body());
      expect(`${width}x${height}`, src).toBe(sizes);
    }
  });

  test('refuses a payment offline, and keeps what was typed', async ({ page, context }) => {
    await visitAndDisconnect(page, context);
    const sent: string[] = [];
    context.on('request', (request) => {
      if (request.method() === 'POST') sent.push(request.url());
    });
    await page
      .getByRole('article', { name: 'Store Card' })
      .getByRole('button', { name: 'Make Payment' })
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Amount' }).fill('25.50');
    await dialog.getByRole('button', { name: 'Make Payment' }).click();
    await expect(toast(page, 'Payment Failed')).toContainText(
      'You’re offline, so nothing was sent',
    );
    await expect(dialog.getByRole('textbox', { name: 'Amount' })).toHaveValue('25.50');
    await context.setOffline(false);
    await settled(page);
    expect(sent).toEqual([]);
    const payment = page.waitForRequest((request) => request.method() === 'POST');
    await dialog.getByRole('button', { name: 'Make Payment' }).click();
    expect((await payment).postDataJSON()).toMatchObject({ amount: '25.50' });
  });

  test('forgets at logout, and has nothing to show then', async ({ page, context }) => {
    await visitAndDisconnect(page, context);
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Account menu' }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/');
    expect(await keptPaths(page)).toEqual([]);
    await context.setOffline(true);
    await page.goto('/debts');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re offline');
    await expect(page.getByText('Store Card')).toHaveCount(0);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Hello World/);
    await page.goto('/debts');
    const again = page.getByRole('button', { name: 'Try Again' });
    await expect(again).toBeVisible();
    await context.setOffline(false);
    await again.click();
    await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
  });

  test('says that a logout has not reached the server, and tries again', async ({
    page,
    context,
  }) => {
    await visitAndDisconnect(page, context);
    await context.setOffline(false);
    await context.addCookies([{ name: 'stub-down', value: '1', url: LIVE_URL }]);
    await page.getByRole('button', { name: 'Account menu' }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We couldn’t connect');
    await context.clearCookies({ name: 'stub-down' });
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
  });

  test('forgets when the server says that nobody is signed in', async ({ page, context }) => {
    await visitAndDisconnect(page, context);
    await context.setOffline(false);
    await context.clearCookies();
    for (const path of ['/dashboard', '/']) {
      await page.goto(path);
      await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
      await expect.poll(() => keptPaths(page)).toEqual([]);
    }
  });

  test('keeps nothing of one person for the next', async ({ page, context }) => {
    await visitAndDisconnect(page, context);
    await context.setOffline(false);
    await page.goto('/api/login?as=2');
    await settled(page);
    // Data is stored in the background, after the other person's data is removed.
    await expect.poll(() => keptPaths(page)).not.toContain('/api/payments');
    await expect.poll(() => keptPaths(page)).toContain('/api/dashboard-summary');
    expect(await keptPaths(page)).not.toContain('/api/payments');
  });

  test('keeps its files in an open tab while a new version waits', async ({ page, context }) => {
    await page.goto('/api/login');
    await settled(page);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await context.addCookies([{ name: 'stub-deployed', value: '1', url: LIVE_URL }]);
    await page.evaluate(async () => {
      await (await navigator.serviceWorker.getRegistration())?.update();
    });
    const states = () =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        return [registration?.active?.state, registration?.waiting?.state];
      });
    await expect.poll(states).toEqual(['activated', 'installed']);
    let loads = 0;
    page.on('domcontentloaded', () => {
      loads += 1;
    });
    const items = page.getByRole('navigation', { name: 'Main' });
    await items.getByRole('link', { name: 'Debts' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Debt Management');
    expect(loads).toBe(0);
  });

  test('keeps no page for a path that has none', async ({ page, context }) => {
    await visitAndDisconnect(page, context);
    await context.setOffline(false);
    expect((await page.goto('/no-such-page'))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
    expect(await page.evaluate(async () => await caches.match('/no-such-page'))).toBeUndefined();
    const files = await page.evaluate(async () => {
      const app = await caches.match('/app.html', { ignoreSearch: true });
      return app?.status;
    });
    expect(files).toBe(200);
  });

  test('puts nothing of the server into the files of the pages', async ({ page, context }) => {
    await visitAndDisconnect(page, context);
    const files = await page.evaluate(async () => {
      const names = (await caches.keys()).filter((name) => name !== 'dime-time.answers');
      const requests = await Promise.all(
        names.map(async (name) => (await caches.open(name)).keys()),
      );
      return requests.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(files).toContain('/app.html');
    expect(files.filter((path) => path.startsWith('/api/'))).toEqual([]);
  });
});

test('where the mocks run nothing is installed', async ({ page }) => {
  await open(page, '/debts');
  await settled(page);
  await expect(page.locator('link[rel=manifest]')).toHaveCount(0);
  const workers = await page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(
      ({ active }) => new URL(active?.scriptURL ?? '').pathname,
    ),
  );
  expect(workers).toEqual(['/mockServiceWorker.js']);
  const caches = await page.evaluate(() => window.caches.keys());
  expect(caches.filter((name) => !name.startsWith('msw:'))).toEqual([]);
});
