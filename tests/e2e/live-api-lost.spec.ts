import type { Locator, Page } from 'playwright/test';
import { lastBuilt } from '../tools/builtOnce.ts';
import { startLiveApi, type LiveApi } from '../tools/liveApi.ts';
import { logOut, signInAs, visit } from './support/liveHousehold.ts';
import { boostPanel } from './support/debts.ts';
import { expect, settled, test, toast } from './support/test.ts';

let api: LiveApi;

// One server for the file, and its tests one after the other: they share its households.
test.describe.configure({ mode: 'serial' });
test.use({ expectedComplaints: [/net::ERR_FAILED/] });
test.beforeAll(async () => {
  api = await startLiveApi({ APP_DIR: lastBuilt('app-live') });
});
test.afterAll(() => api.stop());

/** Loses the response to the first write of a path, which the server has processed. */
async function loseFirst(page: Page, path: string, { laterBy = 0 } = {}) {
  const answers: string[] = [];
  const keys: (string | undefined)[] = [];
  await page.route(`${api.url}${path}`, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    keys.push(route.request().headers()['idempotency-key']);
    const response = await route.fetch();
    answers.push(await response.text());
    if (answers.length === 1) return route.abort();
    const headers = response.headers();
    // The clock of the server at the retry.
    const date = new Date(Date.parse(headers['date'] ?? '') + laterBy).toUTCString();
    return route.fulfill({ response, headers: { ...headers, date } });
  });
  return { answers, keys };
}

/** How many of these the household has. */
async function count(page: Page, path: string, has: RegExp): Promise<number> {
  const rows = (await (await page.request.get(`${api.url}${path}`)).json()) as unknown[];
  return rows.filter((row) => has.test(JSON.stringify(row))).length;
}

test('the page loaded again still asks, to its user only, and a retry pays once', async ({
  page,
}) => {
  const { answers, keys } = await loseFirst(page, '/api/payments');
  const dialog = page.getByRole('dialog', { name: 'Make Extra Payment' });
  const openDialog = async () => {
    await page.getByRole('button', { name: 'Make Payment' }).first().click();
    await expect(dialog).toBeVisible();
  };
  await signInAs(page, api, 'Ada');
  await visit(page, 'Debts');
  await openDialog();
  await dialog.getByRole('combobox', { name: 'Debt' }).click();
  await page.getByRole('option').first().click();
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('3.21');
  await dialog.getByRole('button', { name: 'Make Payment' }).click();
  await expect(dialog.getByRole('alert')).toContainText('We’re not sure this went through');

  await page.keyboard.press('Escape');
  await logOut(page, api);
  await signInAs(page, api, 'Grace');
  await visit(page, 'Debts');
  await openDialog();
  await expect(dialog.getByRole('textbox', { name: 'Amount' })).toBeVisible();
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await logOut(page, api);

  await signInAs(page, api, 'Ada');
  await page.goto(`${api.url}/debts`);
  await openDialog();
  await expect(dialog.getByRole('alert')).toContainText('We sent your $3.21 payment');
  await dialog.getByRole('button', { name: 'Try Again' }).click();
  await expect(toast(page, 'Payment Processed')).toBeVisible();
  expect(answers[1]).toBe(answers[0]);
  expect(keys[1]).toBe(keys[0]);
  await page.reload();
  await openDialog();
  await expect(dialog.getByRole('textbox', { name: 'Amount' })).toBeVisible();
  await expect(dialog.getByRole('alert')).toHaveCount(0);
});

test('a lost boost is asked about in the payment dialog, and paid once by either', async ({
  page,
}) => {
  const { answers, keys } = await loseFirst(page, '/api/accelerated-payment');
  await signInAs(page, api, 'Ada');
  await visit(page, 'Debts');
  const boost = boostPanel(page);
  const debt = (await boost.locator('bdi').first().textContent()) ?? '';
  const before = await count(page, '/api/payments', /"25\.00"/);
  await boost.getByRole('button', { name: '$25', exact: true }).click();
  await expect(boost.getByRole('alert')).toContainText('We’re not sure this went through');

  await visit(page, 'Dashboard');
  await page.getByRole('button', { name: 'Make Extra Payment' }).click();
  const dialog = page.getByRole('dialog', { name: 'Make Extra Payment' });
  await expect(dialog.getByRole('alert')).toContainText(`$25.00 payment to ${debt}`);
  await dialog.getByRole('combobox', { name: 'Debt' }).click();
  await page.getByRole('option', { name: debt }).click();
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('10');
  await dialog.getByRole('button', { name: 'Make Payment' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Your $10.00 payment hasn’t been sent yet');
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('25');
  await dialog.getByRole('button', { name: 'Make Payment' }).click();
  await expect(toast(page, 'Payment Processed')).toBeVisible();
  expect(answers[1]).toBe(answers[0]);
  expect(keys[1]).toBe(keys[0]);
  expect(await count(page, '/api/payments', /"25\.00"/)).toBe(before + 1);
  expect(await count(page, '/api/payments', /"10\.00"/)).toBe(0);
});

test('an open tab shows what another has lost, and does not pay what that one has retried', async ({
  page,
}) => {
  const { answers, keys } = await loseFirst(page, '/api/payments');
  const dialogIn = (tab: Page) => tab.getByRole('dialog', { name: 'Make Extra Payment' });
  const openDialog = async (tab: Page) => {
    await tab.getByRole('button', { name: 'Make Payment' }).first().click();
    await expect(dialogIn(tab)).toBeVisible();
  };
  await signInAs(page, api, 'Ada');
  await visit(page, 'Debts');
  const other = await page.context().newPage();
  await other.goto(`${api.url}/debts`);
  await openDialog(other);

  await openDialog(page);
  await dialogIn(page).getByRole('combobox', { name: 'Debt' }).click();
  await page.getByRole('option').first().click();
  await dialogIn(page).getByRole('textbox', { name: 'Amount' }).fill('4.56');
  await dialogIn(page).getByRole('button', { name: 'Make Payment' }).click();
  await expect(dialogIn(page).getByRole('alert')).toContainText('We’re not sure');

  await expect(dialogIn(other).getByRole('alert')).toContainText('We sent your $4.56 payment');
  const retry = other.waitForResponse((response) => response.request().method() === 'POST');
  await dialogIn(other).getByRole('button', { name: 'Try Again' }).click();
  expect((await retry).request().headers()['idempotency-key']).toBe(keys[0]);
  await expect(toast(other, 'Payment Processed')).toBeVisible();

  await expect(dialogIn(page).getByRole('alert')).toHaveCount(0);
  await dialogIn(page).getByRole('button', { name: 'Make Payment' }).click();
  await expect(toast(page, 'Payment Failed')).toContainText('Another tab has already finished');
  expect(answers).toHaveLength(1);
  expect(await count(page, '/api/payments', /"4\.56"/)).toBe(1);
  await other.close();
});

for (const [seconds, shown] of [
  [4, /It leaves Everyday Checking ••\d+ in [56] seconds\./],
  [14, undefined],
] as const) {
  test(`a retry after ${seconds} seconds says how long the payment can be undone`, async ({
    page,
  }) => {
    await loseFirst(page, '/api/accelerated-payment', { laterBy: seconds * 1000 });
    await signInAs(page, api, 'Ada');
    await visit(page, 'Debts');
    const boost = boostPanel(page);
    await boost.getByRole('button', { name: '$50', exact: true }).click();
    await boost.getByRole('button', { name: 'Try Again' }).click();
    const paid = toast(page, 'Payment Successful!');
    await expect(paid).toContainText('Successfully paid $50.00');
    if (shown) await expect(paid).toContainText(shown);
    else await expect(paid).not.toContainText('It leaves');
    await expect(paid.getByRole('button', { name: 'Undo' })).toHaveCount(shown ? 1 : 0);
  });
}

test('a retry of a payment that was undone since says that it was canceled', async ({ page }) => {
  const { answers } = await loseFirst(page, '/api/accelerated-payment', { laterBy: 60_000 });
  await signInAs(page, api, 'Ada');
  await visit(page, 'Debts');
  const boost = boostPanel(page);
  await boost.getByRole('button', { name: '$100', exact: true }).click();
  await expect(boost.getByRole('alert')).toContainText('We’re not sure this went through');
  const { payment } = JSON.parse(answers[0] ?? '') as { payment: { id: string } };
  const undone = await page.evaluate(async (id) => {
    const response = await fetch(`/api/payments/${id}`, { method: 'DELETE' });
    return response.status;
  }, payment.id);
  expect(undone).toBe(204);
  await boost.getByRole('button', { name: 'Try Again' }).click();
  await expect(toast(page, 'Payment Canceled')).toContainText('No money was moved.');
});

/** Adds something whose response is lost, and the same again after a reload. */
async function addAgainAfterReload(page: Page, add: () => Promise<void>, dialog: Locator) {
  await add();
  await expect(toast(page, 'We’re not sure this went through')).toBeVisible();
  await page.reload();
  await settled(page);
  await add();
  await expect(dialog).toHaveCount(0);
}

test('a debt whose response was lost is added once, also after a reload', async ({ page }) => {
  const { answers, keys } = await loseFirst(page, '/api/debts');
  const dialog = page.getByRole('dialog', { name: 'Add Debt Account' });
  const add = async () => {
    await page.getByRole('button', { name: 'Add Debt Account' }).first().click();
    for (const [label, text] of Object.entries({
      Name: 'Corner Loan',
      'Current balance': '900',
      'Minimum payment': '30',
      'Interest rate': '9.9',
      'Due day of the month': '12',
    })) {
      await dialog.getByLabel(label).fill(text);
    }
    await dialog.getByRole('button', { name: 'Add Debt', exact: true }).click();
  };
  await signInAs(page, api, 'Ada');
  await visit(page, 'Debts');
  await addAgainAfterReload(page, add, dialog);
  expect(answers[1]).toBe(answers[0]);
  expect(keys[1]).toBe(keys[0]);
  expect(await count(page, '/api/debts', /Corner Loan/)).toBe(1);
});

test('a purchase whose response was lost is added once, also after a reload', async ({ page }) => {
  const { answers, keys } = await loseFirst(page, '/api/transactions');
  const dialog = page.getByRole('dialog', { name: 'Add Transaction' });
  const add = async () => {
    await page.getByRole('button', { name: 'Add Transaction' }).click();
    await dialog.getByRole('textbox', { name: 'Merchant' }).fill('Corner Shop');
    await dialog.getByRole('textbox', { name: 'Amount' }).fill('4.67');
    await dialog.getByRole('button', { name: 'Add Transaction' }).click();
  };
  await signInAs(page, api, 'Ada');
  await visit(page, 'Transactions');
  await addAgainAfterReload(page, add, dialog);
  expect(answers[1]).toBe(answers[0]);
  expect(keys[1]).toBe(keys[0]);
  expect(await count(page, '/api/transactions', /Corner Shop/)).toBe(1);
});
