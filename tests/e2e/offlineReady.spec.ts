import { signInLive } from './support/answers.ts';
import { LIVE_URL } from './support/ports.ts';
import { expect, settled, test } from './support/test.ts';

// The installed app, on a first visit.
test.use({ baseURL: LIVE_URL, expectedComplaints: [/ERR_INTERNET_DISCONNECTED|Failed to load/] });

test('gets ready once the connection is back, where it was lost before', async ({
  page,
  context,
}) => {
  await page.clock.install();
  await signInLive(context);
  // Lost from the start, for this file: a slow page asks for it sooner than a test can part the two.
  await page.route(/registerServiceWorker/, (route) => route.abort());
  const missed = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('registerServiceWorker'),
  );
  // A page without a chart or a list that is still on its way.
  await page.goto('/legal');
  await settled(page);
  await page.clock.fastForward(2000);
  await missed;
  await page.unroute(/registerServiceWorker/);
  await context.setOffline(true);
  await expect(page.getByRole('status').filter({ hasText: 'You’re offline' })).toBeVisible();
  const workers = await page.evaluate(() => navigator.serviceWorker.getRegistrations());
  expect(workers).toEqual([]);
  await context.setOffline(false);
  await page.evaluate(() => navigator.serviceWorker.ready);
});

test('gets ready once the connection is back, where it was lost halfway', async ({
  page,
  context,
}) => {
  await page.clock.install();
  await signInLive(context);
  // Of the files the worker is to keep, one cannot be fetched.
  await context.addCookies([{ name: 'stub-deployed', value: '1', url: LIVE_URL }]);
  await page.addInitScript(() => {
    const register = navigator.serviceWorker.register.bind(navigator.serviceWorker);
    navigator.serviceWorker.register = async (script) => {
      const registration = await register(script);
      const worker = registration.installing;
      worker?.addEventListener('statechange', () => {
        if (worker.state === 'redundant') document.documentElement.dataset['givenUp'] = '';
      });
      return registration;
    };
  });
  await page.goto('/legal');
  await settled(page);
  await page.clock.fastForward(2000);
  await expect(page.locator('html')).toHaveAttribute('data-given-up');
  await context.clearCookies({ name: 'stub-deployed' });
  await context.setOffline(true);
  await expect(page.getByRole('status').filter({ hasText: 'You’re offline' })).toBeVisible();
  await context.setOffline(false);
  await page.evaluate(() => navigator.serviceWorker.ready);
});

test.describe('before the worker is there', () => {
  test.use({
    serviceWorkers: 'block',
    expectedComplaints: [/ERR_INTERNET_DISCONNECTED|Failed to load|ChunkError/],
  });

  test('a page that was never loaded says so in its place, and comes with the connection', async ({
    page,
    context,
  }) => {
    await signInLive(context);
    await page.goto('/dashboard');
    await settled(page);
    await context.setOffline(true);
    const debts = page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Debts' });
    await debts.click();
    await expect(page.getByRole('alert')).toContainText(
      'You’re offline, and this page hasn’t loaded yet. Try again once you’re connected.',
    );
    await expect(debts).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('alert').getByRole('button').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Debt Management');
  });
});
