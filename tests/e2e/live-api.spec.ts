import type { Response } from 'playwright/test';
import { PAGES } from '../../packages/app/src/config/pages.ts';
import { lastBuilt } from '../tools/builtOnce.ts';
import { startLiveApi, type LiveApi } from '../tools/liveApi.ts';
import { axeViolations } from './support/accessibility.ts';
import { logOut, signInAs, visit } from './support/liveHousehold.ts';
import { titleOf } from './support/titleOf.ts';
import { boostOf, debtChanges, debtRow, openDebt } from './support/debts.ts';
import { expect, settled, test, toast } from './support/test.ts';

let api: LiveApi;

// One server for the file, and its tests one after the other: they share its households.
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  api = await startLiveApi({ APP_DIR: lastBuilt('app-live') });
});
test.afterAll(() => api.stop());

function isRead(response: Response): boolean {
  return response.request().method() === 'GET';
}

test('the sign-in of the demo can be used by everybody', async ({ page }) => {
  await page.goto(`${api.url}/api/login`);
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Continue as Ada' })).toBeFocused();
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL(`${api.url}/`);
});

test('every page of a signed-in household, without a complaint', async ({ page }) => {
  await signInAs(page, api, 'Ada');
  for (const { path, name } of PAGES) {
    await page.goto(`${api.url}${path}`);
    await expect(page).toHaveTitle(titleOf(name));
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await settled(page);
    await expect(page.getByRole('alert'), path).toHaveCount(0);
  }
});

test('a tab that is left open follows the logout and the sign-in of another tab', async ({
  page,
  context,
}) => {
  await signInAs(page, api, 'Ada');
  await visit(page, 'Debts');
  const boost = page.getByRole('button', { name: '$25', exact: true });
  await expect(boost.first()).toBeVisible();
  const other = await context.newPage();
  await other.goto(`${api.url}/dashboard`);
  await logOut(other, api);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Hello World/);
  await expect(boost).toHaveCount(0);
  await signInAs(other, api, 'Grace');
  await page.goto(`${api.url}/dashboard`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back, Grace');
});

test.describe('where the tabs cannot notify each other', () => {
  test.use({ expectedComplaints: [/status of 412.*\/api\/accelerated-payment/] });

  test('a payment from a tab of Ada is not made by Grace, who has signed in since', async ({
    page,
    context,
  }) => {
    await context.addInitScript(() => Reflect.deleteProperty(window, 'BroadcastChannel'));
    await signInAs(page, api, 'Ada');
    await visit(page, 'Debts');
    const boost = page.getByRole('button', { name: '$25', exact: true }).first();
    await expect(boost).toBeVisible();
    const other = await context.newPage();
    await other.goto(`${api.url}/dashboard`);
    await logOut(other, api);
    await signInAs(other, api, 'Grace');
    const payments = async () => (await other.request.get(`${api.url}/api/payments`)).text();
    const before = await payments();
    const refused = page.waitForResponse(
      (response) => response.url() === `${api.url}/api/accelerated-payment` && !isRead(response),
    );
    const loadedAgain = page.waitForEvent('load');
    await boost.click();
    expect((await refused).status()).toBe(412);
    await loadedAgain;
    await settled(page);
    await page.getByRole('button', { name: 'Account menu' }).click();
    await expect(page.getByText('grace@example.test')).toBeVisible();
    expect(await payments()).toBe(before);
  });
});

test.describe('when the server crashes', () => {
  // What the page loads while it is idle may meet the crash, and so may a check for a new service
  // worker; both happen again when they are needed.
  test.use({
    // One expression: Playwright reads an array of two as a value and its options.
    expectedComplaints: [
      /ERR_CONNECTION_(?:REFUSED|RESET) \(http:\/\/localhost:\d+\/assets\/|^An unknown error occurred when fetching the script/,
    ],
  });

  test('a newcomer links a bank and pays a debt; a crash of the server loses none of it', async ({
    page,
  }) => {
    await signInAs(page, api, 'Grace');

    await visit(page, 'Banking');
    await page.getByRole('button', { name: 'Connect Bank Account' }).click();
    const linking = page.getByRole('dialog', { name: 'Connect Bank Account' });
    await linking.getByText('Tidewater Credit Union', { exact: true }).click();
    await linking.getByRole('button', { name: 'Continue' }).click();
    await linking.getByRole('button', { name: 'Agree and Connect' }).click();
    // The card is asked about, not added by itself.
    const card = linking.getByRole('listitem').filter({ hasText: 'We found Travel Card' });
    await card.getByRole('button', { name: 'Add' }).click();
    await expect(card).toHaveCount(0);
    await linking.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByRole('article', { name: 'Everyday Checking' })).toContainText('••0000');

    await visit(page, 'Transactions');
    const purchases = page.getByRole('list', { name: 'Transactions' }).getByRole('listitem');
    await expect(purchases.filter({ hasText: /\+\$0\.\d\d round-up/ }).first()).toBeVisible();

    await visit(page, 'Debts');
    await expect(page.getByRole('article', { name: 'Travel Card' })).toContainText('$1,840.22');
    const loan = debtRow(page, 'Student Loan');
    await expect(loan).toContainText('$19,390.00');
    // No request is under way at the crash: otherwise the page would rightly report an error.
    const refreshed = ['/api/debts', '/api/dashboard-summary', '/api/payments'].map((path) =>
      page.waitForResponse(
        (response) => response.url() === `${api.url}${path}` && isRead(response),
      ),
    );
    const boost = await boostOf(page, 'Student Loan');
    await boost.getByRole('button', { name: '$100', exact: true }).click();
    await expect(toast(page, 'Payment Successful!')).toBeVisible();
    await expect(loan).toContainText('$19,290.00');
    await Promise.all(refreshed);

    await api.crashAndStart();
    await page.reload();
    await settled(page);
    await expect(loan).toContainText('$19,290.00');
    await openDebt(page, 'Student Loan');
    await loan.getByRole('link', { name: 'View History' }).click();
    await expect(debtChanges(page, 'Student Loan').first()).toContainText('-$100.00');
    await page.goto(`${api.url}/banking`);
    await expect(page.getByRole('article', { name: 'Everyday Checking' })).toBeVisible();

    await page.getByRole('button', { name: 'Account menu' }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(page).toHaveURL(`${api.url}/`);
    await page.goto(`${api.url}/debts`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Hello World/);
    // The sign-in page appears again: the session there has ended, too.
    await page.goto(`${api.url}/api/login`);
    await expect(page.getByRole('button', { name: 'Continue as Grace' })).toBeVisible();
  });
});
