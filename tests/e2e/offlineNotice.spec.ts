import { signInLive } from './support/answers.ts';
import { namesOf, watchCalls } from './support/calls.ts';
import { keptPaths, visitAndDisconnect } from './support/offline.ts';
import { LIVE_URL } from './support/ports.ts';
import { expect, settled, test } from './support/test.ts';

test.use({ baseURL: LIVE_URL, expectedComplaints: [/ERR_INTERNET_DISCONNECTED|Failed to load/] });

test('shows the last data offline, marked as old', async ({ page, context }) => {
  await visitAndDisconnect(page, context);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Debt Management');
  const notice = page.getByRole('status').filter({ hasText: 'You’re offline' });
  await expect(notice).toContainText(/Showing figures from \w+ \d+, \d{4}/);
  await expect(page.getByRole('article', { name: 'Store Card' })).toContainText('$1,200.00');
  await expect(page.getByText('May be out of date').first()).toBeVisible();
  const document = await page.goto('/');
  // Not the page of a visitor first, with the app in its place later.
  expect(await document?.text()).not.toContain('Hello World');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();

  // Data that was never viewed is not stored, and its panel says so.
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'DTT' }).click();
  await expect(page.getByRole('alert').first()).toContainText('isn’t saved in this browser');
});

test('knows since when, and whose page it is, also where the visit began at the landing page', async ({
  page,
  context,
}) => {
  await signInLive(context);
  await page.goto('/');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect.poll(() => keptPaths(page)).toContain('/api/user');
  // The code of the page that comes late: lost half way, it is an error of its own.
  await settled(page);
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeAttached();
  await context.setOffline(true);
  const notice = page.getByRole('status').filter({ hasText: 'You’re offline' });
  await expect(notice).toContainText(/Showing figures from \w+ \d+, \d{4}/);
});

test('asks for the latest when told to, and not before', async ({ page, context }) => {
  await visitAndDisconnect(page, context);
  await page.reload();
  await expect(page.getByRole('article', { name: 'Store Card' })).toBeVisible();
  await context.setOffline(false);
  const notice = page.getByRole('status').filter({ hasText: 'Couldn’t reach the server' });
  await expect(page.getByText('May be out of date').first()).toBeVisible();
  await notice.getByRole('button', { name: 'Show the Latest' }).click();
  await expect(notice).toHaveCount(0);
  await expect(page.getByText('May be out of date')).toHaveCount(0);
});

test('asks for the latest also of what another page shows, once, and keeps the place of who asked', async ({
  page,
  context,
}) => {
  await visitAndDisconnect(page, context);
  await page.reload();
  const main = page.getByRole('navigation', { name: 'Main' });
  await expect(page.getByRole('article', { name: 'Store Card' })).toBeVisible();
  await main.getByRole('link', { name: 'Transactions' }).click();
  await expect(page.getByText('Corner Shop').first()).toBeVisible();
  await settled(page);
  await context.setOffline(false);
  const latest = page.getByRole('button', { name: 'Show the Latest' });
  await latest.focus();
  const sent = watchCalls(page);
  await page.keyboard.press('Enter');
  await expect(latest).toHaveCount(0);
  await expect(page.getByText('May be out of date')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Transactions' })).toBeFocused();
  // The data of the debts is available when they are opened, and not old.
  await main.getByRole('link', { name: 'Debts' }).click();
  await expect(page.getByRole('article', { name: 'Store Card' })).toContainText('$1,200.00');
  await settled(page);
  await expect(page.getByText('May be out of date')).toHaveCount(0);
  const asked = namesOf(sent);
  expect(asked).toContain('GET /api/dashboard-summary');
  expect(asked.toSorted()).toEqual([...new Set(asked)].toSorted());
});

for (const width of [390, 1280]) {
  test(`stands still while the connection goes and comes back, at ${width}`, async ({
    page,
    context,
  }) => {
    await page.goto('/api/login');
    await settled(page);
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Debts' })
      .click();
    await settled(page);
    await expect.poll(() => keptPaths(page)).toContain('/api/payments');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.setViewportSize({ width, height: 844 });

    const preset = page.getByRole('button', { name: '$25', exact: true }).last();
    // On a phone the boost is folded.
    const unfold = async () => {
      if (width < 768) await page.getByRole('button', { name: 'Boost This Debt' }).last().click();
    };
    await unfold();
    const offline = page.getByRole('status').filter({ hasText: 'You’re offline' });
    const old = page.getByRole('status').filter({ hasText: 'Couldn’t reach the server' });
    const marks = page.getByText('May be out of date');
    for (const top of [0, 400, 100_000]) {
      await page.evaluate((to) => window.scrollTo(0, to), top);
      const place = await preset.boundingBox();
      await context.setOffline(true);
      await expect(offline).toBeInViewport({ ratio: 1 });
      await expect(marks.first()).toBeAttached();
      expect(await preset.boundingBox(), `offline, from ${top}`).toEqual(place);
      await page.evaluate((to) => window.scrollTo(0, to), top);
      const placeNow = await preset.boundingBox();
      await context.setOffline(false);
      await expect(offline).toHaveCount(0);
      await expect(marks).toHaveCount(0);
      expect(await preset.boundingBox(), `online, from ${top}`).toEqual(placeNow);
    }

    // Data kept from an earlier visit is labeled as old until it is requested again.
    await context.setOffline(true);
    await page.reload();
    await expect(offline).toBeVisible();
    await settled(page);
    await unfold();
    await page.evaluate(() => window.scrollTo(0, 100_000));
    const place = await preset.boundingBox();
    await context.setOffline(false);
    await expect(old).toBeInViewport({ ratio: 1 });
    expect(await preset.boundingBox()).toEqual(place);
    // By a mouse, as a person: the tools scroll first to what stands in the room of the focus.
    const latest = await old.getByRole('button', { name: 'Show the Latest' }).boundingBox();
    await page.mouse.click(latest!.x + latest!.width / 2, latest!.y + latest!.height / 2);
    await expect(old).toHaveCount(0);
    await expect(marks).toHaveCount(0);
    expect(await preset.boundingBox()).toEqual(place);
  });
}
