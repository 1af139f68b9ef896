import type { Page } from 'playwright/test';
import {
  PLAID_SCRIPT,
  plaidAccount,
  plaidWindow,
  PUBLIC_TOKEN,
  serveWithPlaid,
} from './support/plaidWindow.ts';
import { LIVE_URL } from './support/ports.ts';
import { expect, settled, test, toast } from './support/test.ts';

const MEASUREMENT_ID = 'G-E2E';

/** What stands in the page before the tag manager's script runs, kept by a script in its place. */
const TAG_MANAGER = 'window.atLoad = [...window.dataLayer].map((command) => [...command]);';

test.use({ baseURL: LIVE_URL, serviceWorkers: 'block' });

/**
 * Lets the build be one with a measurement id, which it would have from its environment.
 *
 * @returns the addresses that are asked for of other hosts, from then on.
 */
async function withMeasurementId(page: Page): Promise<string[]> {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(LIVE_URL)) elsewhere.push(request.url());
  });
  await page.route(`${LIVE_URL}/assets/*.js`, async (route) => {
    const response = await fetch(route.request().url());
    const code = await response.text();
    const body = code.replace(/apiMode:(["'`])live\1/, `$&,gaMeasurementId:"${MEASUREMENT_ID}"`);
    await route.fulfill({ status: response.status, contentType: 'text/javascript', body });
  });
  await page.route('https://www.googletagmanager.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: TAG_MANAGER }),
  );
  await page.route('https://cdn.plaid.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: PLAID_SCRIPT }),
  );
  return elsewhere;
}

/** What was put into a queue of the tag manager's, one command after the other. */
const commands = (page: Page, queue: 'dataLayer' | 'atLoad' = 'dataLayer') =>
  page.evaluate((name): unknown[][] => {
    const found: Iterable<ArrayLike<unknown>> = Reflect.get(window, name) ?? [];
    return Array.from(found, (command) => Array.from(command));
  }, queue);

/** The events about the link to a bank, in order. */
const bankEvents = async (page: Page) =>
  (await commands(page)).filter(
    ([kind, name]) => kind === 'event' && typeof name === 'string' && name.startsWith('bank_'),
  );

const LINKED = ['event', 'bank_account_linked', { method: 'plaid' }];
const FAILED = ['event', 'bank_connection_failed', { method: 'plaid' }];

const connect = (page: Page) => page.getByRole('button', { name: 'Connect Bank Account' });

// @requirement 7.analytics.only-with-id 9.analytics.consent
test('consent is denied before the tag manager is loaded, and nobody grants it', async ({
  page,
}) => {
  const elsewhere = await withMeasurementId(page);
  await serveWithPlaid(page);
  await page.goto('/banking');
  await expect.poll(() => commands(page, 'atLoad')).not.toEqual([]);
  expect((await commands(page, 'atLoad')).slice(0, 3)).toEqual([
    [
      'consent',
      'default',
      {
        analytics_storage: 'denied',
        ad_storage: 'denied',
        ad_user_data: 'denied',
        ad_personalization: 'denied',
        wait_for_update: 500,
      },
    ],
    ['js', expect.any(Date)],
    ['config', MEASUREMENT_ID],
  ]);
  await expect(connect(page)).toBeVisible();
  expect((await commands(page)).filter(([kind]) => kind === 'consent')).toHaveLength(1);
  expect(elsewhere).toEqual([`https://www.googletagmanager.com/gtag/js?id=${MEASUREMENT_ID}`]);
});

// @requirement 9.analytics.events
test('a link in the window of Plaid is counted once it holds, and tells nothing of it', async ({
  page,
}) => {
  await withMeasurementId(page);
  await serveWithPlaid(page);
  await page.goto('/banking');

  await connect(page).click();
  await plaidWindow(page).getByRole('button', { name: 'Leave' }).click();
  await expect(plaidWindow(page)).toHaveCount(0);
  expect(await bankEvents(page)).toEqual([]);

  await connect(page).click();
  await plaidWindow(page).getByRole('button', { name: 'Fail' }).click();
  await expect(toast(page, 'Connection Failed')).toBeVisible();
  expect(await bankEvents(page)).toEqual([FAILED]);

  await connect(page).click();
  await expect(plaidWindow(page)).toBeVisible();
  expect(await bankEvents(page)).toEqual([FAILED]);
  await plaidWindow(page).getByRole('button', { name: 'Consent' }).click();
  await expect(toast(page, 'Bank Account Connected')).toBeVisible();
  expect(await bankEvents(page)).toEqual([FAILED, LINKED]);

  const told = JSON.stringify(await commands(page));
  const { institutionName, accountName, accountId } = plaidAccount;
  for (const secret of [PUBLIC_TOKEN, institutionName, accountName, `"${accountId}"`, '@']) {
    expect(told, secret).not.toContain(secret);
  }
});

const eventsOf = async (page: Page, event: string) =>
  (await commands(page)).filter(([kind, name]) => kind === 'event' && name === event);

test('each sign-in is counted once, also after a logout and after a session that ended', async ({
  page,
  context,
}) => {
  await withMeasurementId(page);
  const login = [['event', 'login', { method: 'hosted sign-in' }]];
  await page.goto('/api/login');
  await expect.poll(() => eventsOf(page, 'login')).toEqual(login);
  await page.goto('/debts');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Debt Management');
  expect(await eventsOf(page, 'login')).toEqual([]);
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/api/login');
  await expect.poll(() => eventsOf(page, 'login')).toEqual(login);

  await context.clearCookies();
  const mark = () => page.evaluate(() => localStorage.getItem('dime-time.seen-signed-in'));
  expect(await mark()).toBe('yes');
  await page.goto('/');
  await expect.poll(mark).toBe('no');
  await page.goto('/api/login');
  await expect.poll(() => eventsOf(page, 'login')).toEqual(login);
});

test('the first purchase of coins is counted, and those of before the first look are not', async ({
  page,
}) => {
  const purchase = {
    id: 'c1',
    cryptoSymbol: 'BTC',
    amountUsd: '5.00',
    status: 'completed',
    createdAt: '2026-11-19T14:05:00Z',
  };
  const look = async (purchases: readonly unknown[]) => {
    await page.route('**/api/crypto-purchases', (route) => route.fulfill({ json: purchases }));
    await page.goto('/crypto');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Crypto Round-ups');
    await settled(page);
  };
  await withMeasurementId(page);
  await page.goto('/api/login');
  await look([]);
  await look([purchase]);
  const params = {
    transaction_id: 'c1',
    value: '5.00',
    item: 'BTC',
    category: 'crypto',
    currency: 'USD',
  };
  await expect.poll(() => eventsOf(page, 'purchase')).toEqual([['event', 'purchase', params]]);

  await page.evaluate(() => localStorage.removeItem('dime-time.purchases-counted-until'));
  await look([purchase]);
  expect(await eventsOf(page, 'purchase')).toEqual([]);
});

test.describe('when the server refuses', () => {
  test.use({ expectedComplaints: [/status of 50[03]/] });

  test('a link that it does not begin, or does not make, is counted as failed', async ({
    page,
  }) => {
    await withMeasurementId(page);
    await serveWithPlaid(page);
    await page.goto('/banking');

    await page.route('**/api/plaid/create-link-token', (route) => route.fulfill({ status: 503 }), {
      times: 1,
    });
    await connect(page).click();
    await expect(toast(page, 'Setup Error')).toBeVisible();
    expect(await bankEvents(page)).toEqual([FAILED]);

    await page.route('**/api/plaid/exchange-token', (route) => route.fulfill({ status: 500 }), {
      times: 1,
    });
    await connect(page).click();
    await plaidWindow(page).getByRole('button', { name: 'Consent' }).click();
    await expect(toast(page, 'Connection Failed')).toBeVisible();
    expect(await bankEvents(page)).toEqual([FAILED, FAILED]);
  });
});
