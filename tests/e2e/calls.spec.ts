import {
  endpointPath,
  endpoints,
  type EndpointKey,
} from '../../packages/finance-core/src/contract/index.ts';
import { findPage, PAGES, type PagePath } from '../../packages/app/src/config/pages.ts';
import { namesOf, watchCalls } from './support/calls.ts';
import { LIVE_URL } from './support/ports.ts';
import { titleOf } from './support/titleOf.ts';
import { boostOf, openDebt } from './support/debts.ts';
import { expect, open, settled, test, toast } from './support/test.ts';

/** What a page reads besides its entry in PAGES, from a server that supports all extensions. */
const EXTENSION_READS: Partial<Record<PagePath, readonly EndpointKey[]>> = {
  '/dashboard': ['getPayments', 'getHistory', 'getPlanVersions'],
  '/debts': ['getBankSuggestions'],
  '/debts/plan': ['getHistory', 'getPlan', 'getPlanVersions', 'getPayments'],
  '/debts/:id': ['getHistory'],
  '/insights': ['getHistory', 'getPlanVersions', 'getRoundUpSettings'],
  '/banking': ['getDashboardSummary', 'getDebts', 'getBankItems', 'getBankSuggestions'],
  '/settings': ['getDashboardSummary'],
  '/settings/sessions': ['getSessions'],
};

function namesOfReads(reads: readonly EndpointKey[]): string[] {
  return reads.map((read) => `GET ${endpointPath(endpoints[read], { bank: 'plaid' })}`).toSorted();
}

/** What a page reads from a server that supports all extensions. */
function readsOf(path: PagePath): readonly EndpointKey[] {
  return [...(findPage(path)?.reads ?? []), ...(EXTENSION_READS[path] ?? [])];
}

for (const { path, name } of PAGES) {
  // Opened from another page, nothing is prefetched: the page itself must ask for each of them.
  // @requirement 2.static.display-only 7.get.user 7.get.summary 7.get.transactions 7.get.debts
  // @requirement 7.get.payments 7.get.settings 7.get.purchases 7.get.crypto-summary
  // @requirement 7.get.service-status 7.get.bank-accounts 7.get.bank-balances
  // @requirement 7.get.bank-transactions 7.get.token-info 7.get.token-balance 7.get.token-rewards
  test(`${path} reads what it shows, and nothing else`, async ({ page }) => {
    await open(page, path === '/legal' ? '/stats' : '/legal');
    await settled(page);
    const sent = watchCalls(page);
    await page.evaluate((to) => window.history.pushState(null, '', to), path);
    await expect(page).toHaveTitle(titleOf(name));
    await settled(page);
    await expect.poll(() => namesOf(sent).toSorted()).toEqual(namesOfReads(readsOf(path)));
  });
}

test('a first page reads what it shows and who is there, each once', async ({ page }) => {
  const sent = watchCalls(page);
  await open(page, '/banking');
  await settled(page);
  const expected = namesOfReads(['getUser', ...readsOf('/banking')]);
  await expect.poll(() => namesOf(sent).toSorted()).toEqual(expected);
});

// @requirement 7.post.payments 7.post.payments.refresh
test('a payment sends its debt, amount and source, and asks anew for what it changed', async ({
  page,
}) => {
  await open(page, '/debts');
  await settled(page);
  const sent = watchCalls(page);
  const row = await openDebt(page, 'Car Loan');
  await row.getByRole('button', { name: 'Make Payment' }).click();
  const dialog = page.getByRole('dialog', { name: 'Make Extra Payment' });
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('12.50');
  await dialog.getByRole('button', { name: 'Make Payment' }).click();
  await expect(toast(page, 'Payment Processed')).toBeVisible();
  await settled(page);
  expect(sent[0]?.postDataJSON()).toEqual({
    debtId: expect.any(String),
    amount: '12.50',
    source: 'manual',
  });
  await expect
    .poll(() => namesOf(sent).toSorted())
    .toEqual([
      'GET /api/dashboard-summary',
      'GET /api/debts',
      'GET /api/payments',
      'POST /api/payments',
    ]);
});

// @requirement 7.post.accelerated-payment
test('a boost sends its debt and amount, and shows the answer', async ({ page }) => {
  await open(page, '/debts');
  const sent = watchCalls(page);
  const panel = await boostOf(page, 'Car Loan');
  await panel.getByRole('button', { name: '$25', exact: true }).click();
  await expect(toast(page, 'Payment Successful!')).toContainText(/\$25\.00|Car Loan/);
  const boost = sent.find((request) => request.method() === 'POST');
  expect(new URL(boost!.url()).pathname).toBe('/api/accelerated-payment');
  expect(boost!.postDataJSON()).toEqual({ debtId: expect.any(String), amount: '25.00' });
});

// @requirement 7.post.contact
test('a message sends name, email and text', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeVisible();
  await settled(page);
  const sent = watchCalls(page);
  await page.getByRole('textbox', { name: 'Name' }).fill(' Ada ');
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.test');
  await page.getByRole('textbox', { name: 'Message' }).fill('Hello');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(toast(page, 'Message sent!')).toBeVisible();
  expect(namesOf(sent)).toEqual(['POST /api/contact']);
  expect(sent[0]?.postDataJSON()).toEqual({
    name: 'Ada',
    email: 'ada@example.test',
    message: 'Hello',
  });
});

// @requirement 4.stake.success 7.post.stake
test('a stake sends amount and days, and only the balance is asked for again', async ({ page }) => {
  await open(page, '/dime-token');
  await settled(page);
  await page.getByRole('tab', { name: 'Stake DTT' }).click();
  const amount = page.getByRole('textbox', { name: 'Amount to stake' });
  const stake = page.getByRole('button', { name: 'Stake DTT' });
  await expect(page.getByRole('radio', { name: /90 days/ })).toBeChecked();
  await expect(stake).toBeDisabled();
  const sent = watchCalls(page);
  await amount.fill('10.5');
  await page.getByText('365 days').click();
  await stake.dblclick({ delay: 5 });
  await expect(page.getByText('10.5 DTT staked for 365 days.')).toBeVisible();
  await expect(amount).toHaveValue('');
  await expect
    .poll(() => namesOf(sent))
    .toEqual(['POST /api/dime-token/stake', 'GET /api/dime-token/balance']);
  expect(sent[0]?.postDataJSON()).toEqual({ amount: '10.5', duration: 365 });
});

test.describe('of the live build', () => {
  // The worker of the installed app would fetch files and pages, out of reach of a test.
  test.use({
    baseURL: LIVE_URL,
    serviceWorkers: 'block',
    expectedComplaints: [/status of 500/],
  });

  // @requirement 4.auth.by-user-call 7.data.no-retry
  test('a current-user call that fails is asked once', async ({ page }) => {
    await page.clock.install();
    await page.route('**/api/user', (route) => route.fulfill({ status: 500, body: '' }));
    const sent = watchCalls(page);
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Hello World/);
    await page.clock.runFor(600_000);
    expect(namesOf(sent)).toEqual(['GET /api/user']);
  });

  // @requirement 7.data.no-retry
  test('a query that fails is asked once', async ({ page }) => {
    await page.clock.install();
    await page.goto('/api/login');
    await page.route('**/api/debts', (route) => route.fulfill({ status: 500, body: '' }));
    const sent = watchCalls(page);
    await page.goto('/debts');
    await expect(page.getByRole('alert')).toContainText('500: Internal Server Error');
    await page.clock.runFor(600_000);
    expect(namesOf(sent).filter((name) => name === 'GET /api/debts')).toHaveLength(1);
  });

  test('a first page is asked for with what it reads, and each once', async ({ page }) => {
    await page.goto('/api/login');
    await settled(page);
    const { promise: seen, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/assets/DebtsPage-*.js', async (route) => {
      await seen;
      await route.continue();
    });
    const sent = watchCalls(page);
    await page.goto('/debts', { waitUntil: 'commit' });
    const reads = namesOfReads(findPage('/debts')?.reads ?? []);
    await expect
      .poll(() => namesOf(sent).toSorted())
      .toEqual([...reads, 'GET /api/user'].toSorted());
    release();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Debt Management');
    await settled(page);
    // This server does not say what round-ups bring, so that is worked out from what it does say.
    const own = ['GET /api/transactions', 'GET /api/round-up-settings'];
    await expect
      .poll(() => namesOf(sent).toSorted())
      .toEqual([...reads, ...own, 'GET /api/user'].toSorted());
  });

  // @requirement 2.routes.logout 4.auth.logout
  test('logging out clears what was kept before it leaves', async ({ page }) => {
    await page.goto('/api/login');
    await expect(page.getByText('$1,200.00').first()).toBeVisible();
    const { promise: left, resolve: leave } = Promise.withResolvers<void>();
    await page.route('**/api/logout', async (route) => {
      await left;
      await route.continue();
    });
    let shown = '$1,200.00';
    await page.exposeFunction('shows', (text: string) => {
      shown = text;
    });
    await page.evaluate(() => {
      new MutationObserver(() => Reflect.get(window, 'shows')(document.body.innerText)).observe(
        document,
        { subtree: true, childList: true },
      );
    });
    await page.getByRole('button', { name: 'Account menu' }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click({ noWaitAfter: true });
    // While the server has not answered yet, nothing of anybody is on the screen.
    await expect.poll(() => shown).not.toContain('$1,200.00');
    leave();
    await expect(page).toHaveURL('/');
  });
});
