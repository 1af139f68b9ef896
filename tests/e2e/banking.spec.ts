import type { Page } from 'playwright/test';
import { namesOf, watchCalls } from './support/calls.ts';
import { DELAY_MS, takeClock } from './support/faults.ts';
import { axeViolations } from './support/accessibility.ts';
import { expect, open, overflow, settled, tabTo, test, toast } from './support/test.ts';

const BANK_QUERIES = ['accounts', 'balances', 'transactions'].map((name) => `/api/plaid/${name}`);

/** The calls the page makes to the bank from now on, in order. */
const watchBank = (page: Page) => watchCalls(page, '/api/plaid/');

const reads = BANK_QUERIES.map((path) => `GET ${path}`).toSorted();

/** Somebody who has just signed up: nothing is linked. */
async function openAsNewUser(page: Page, query = ''): Promise<void> {
  await page.goto(`/banking?scenario=newUser${query && `&${query}`}`);
  await expect(page.getByText('No bank accounts connected')).toBeVisible();
}

const connect = (page: Page) => page.getByRole('button', { name: 'Connect Bank Account' });
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Connect Bank Account' });

/** Goes as far as the answer of a bank, by pointer. */
async function askBank(page: Page, bank: string) {
  await connect(page).click();
  const dialog = dialogOf(page);
  await dialog.getByText(bank, { exact: true }).click();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByRole('button', { name: 'Agree and Connect' }).click();
  return dialog;
}

// @requirement 9.lists.banking
test('accounts with their balances, and the newest ten rows as people count', async ({ page }) => {
  await open(page, '/banking');
  await settled(page);
  const checking = page.getByRole('article', { name: 'Everyday Checking' });
  await expect(checking).toContainText('First Harbor Bank');
  await expect(checking).toContainText('••0000');
  await expect(checking).toContainText('$1,203.42');
  await expect(checking).toContainText('$1,100.00');
  await expect(checking.getByText('Active', { exact: true })).toBeVisible();
  const savings = page.getByRole('article', { name: 'Rainy Day Savings' });
  await expect(savings.getByText('Inactive', { exact: true })).toBeVisible();

  const rows = page.getByRole('list', { name: 'Bank transactions' }).getByRole('listitem');
  await expect(rows).toHaveCount(10);
  await expect(rows.first()).toContainText('-$4.67');
  await expect(rows.first()).toContainText('Pending');
  await page.getByRole('button', { name: /^Show All/ }).click();
  await expect(rows.first()).toHaveAttribute('aria-posinset', '1');
  // The list draws what is near the screen.
  await rows.last().scrollIntoViewIfNeeded();
  await expect(page.getByText('+$1,842.50').first()).toBeVisible();
  await page.getByRole('button', { name: 'Show Fewer' }).click();
  await expect(rows).toHaveCount(10);
});

// @requirement 1.bank.institutions 2.banking.actions 4.bank.connect 7.post.link-token
// @requirement 7.post.exchange-token
test('a bank is linked by keyboard alone, and what was bought before rounds up to nothing', async ({
  page,
}) => {
  await openAsNewUser(page);
  await settled(page);
  const sent = watchBank(page);
  await connect(page).focus();
  await page.keyboard.press('Enter');
  const dialog = dialogOf(page);
  await expect(dialog.getByRole('radio').first()).toBeFocused();

  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('radio', { name: /Tidewater/ })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(
    dialog.getByRole('heading', { name: 'Let Dime Time see your accounts?' }),
  ).toBeFocused();
  expect(namesOf(sent)).toEqual(['POST /api/plaid/create-link-token']);
  expect(sent[0]!.postData()).toBeNull();

  await tabTo(page, dialog.getByRole('button', { name: 'Agree and Connect' }));
  await page.keyboard.press('Enter');
  await expect(
    dialog.getByRole('heading', { name: 'Tidewater Credit Union is connected' }),
  ).toBeFocused();
  await expect(toast(page, 'Bank Account Connected')).toContainText(
    'Your bank account has been successfully linked to Dime Time!',
  );
  // Three accounts; the card among them is asked about, and no debt yet.
  const found = dialog.getByRole('listitem').filter({ hasText: 'We found Travel Card' });
  await expect(found).toHaveCount(1);
  await expect(dialog.getByRole('listitem')).toHaveCount(3 + 1);
  await tabTo(page, dialog.getByRole('button', { name: 'Done' }));
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(connect(page)).toBeFocused();

  const exchange = sent[1]!;
  expect(new URL(exchange.url()).pathname).toBe('/api/plaid/exchange-token');
  expect(exchange.postDataJSON()).toEqual({
    publicToken: expect.stringMatching(/^public-sandbox-tidewater\./),
  });
  const news = ['GET /api/plaid/items', 'GET /api/plaid/suggestions'];
  await expect
    .poll(() => namesOf(sent.slice(2)).toSorted())
    .toEqual([...reads, ...news].toSorted());

  await expect(page.getByRole('article')).toHaveCount(3);
  await expect(page.getByRole('article').first()).toContainText('Tidewater Credit Union');
  const rows = page.getByRole('list', { name: 'Bank transactions' }).getByRole('listitem');
  await expect(rows).toHaveCount(10);

  await page.getByRole('main').getByRole('link', { name: 'Transactions' }).click();
  const purchases = page.getByRole('list', { name: 'Transactions' }).getByRole('listitem');
  await expect(purchases.first()).toBeVisible();
  await expect(purchases.filter({ hasText: /\+\$0\.(?!00)\d\d round-up/ })).toHaveCount(0);
});

test('Escape cancels and gives the focus back, and nothing has been sent', async ({ page }) => {
  await openAsNewUser(page);
  await settled(page);
  const sent = watchBank(page);
  for (const opener of [
    connect(page),
    page.getByRole('button', { name: 'Connect Your First Account' }),
  ]) {
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = dialogOf(page);
    await expect(dialog.getByRole('radio').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
  }
  expect(new Set(namesOf(sent))).toEqual(new Set(['POST /api/plaid/create-link-token']));
});

test('an account that stopped is linked anew', async ({ page }) => {
  await open(page, '/banking');
  const savings = page.getByRole('article', { name: 'Rainy Day Savings' });
  await savings.getByRole('button', { name: 'Reconnect' }).click();
  const dialog = dialogOf(page);
  await expect(dialog.getByRole('radio', { name: /First Harbor/ })).toBeChecked();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByRole('button', { name: 'Agree and Connect' }).click();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(savings.getByText('Active', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reconnect' })).toHaveCount(0);
  await expect(connect(page)).toBeFocused();
  await expect(page.getByRole('article')).toHaveCount(2);
});

// @requirement 2.banking.actions 7.banking.refresh
test('Refresh asks for the three queries anew', async ({ page }) => {
  await open(page, '/banking');
  await settled(page);
  const sent = watchBank(page);
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(toast(page, 'Data Refreshed')).toBeVisible();
  expect(namesOf(sent).toSorted()).toEqual(reads);
});

test('accounts keep their place and their size while balances come', async ({ page }) => {
  await takeClock(page);
  await open(page, '/banking', `faults=getBankBalances:delay*1&delay=${DELAY_MS}`);
  const checking = page.getByRole('article', { name: 'Everyday Checking' });
  await expect(checking.locator('[aria-busy="true"]')).toBeVisible();
  const before = await checking.boundingBox();
  await page.clock.fastForward(DELAY_MS);
  await expect(checking).toContainText('$1,203.42');
  expect(await checking.boundingBox()).toEqual(before);
});

for (const width of [375, 1280]) {
  test(`each step of the dialog is accessible and fits at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 812 });
    await openAsNewUser(page);
    await connect(page).click();
    const dialog = dialogOf(page);
    const check = async () => {
      expect(await axeViolations(page)).toEqual([]);
      await expect.poll(() => overflow(page)).toBe(0);
    };
    await dialog.getByText('Granite Hill Savings').click();
    await check();
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await check();
    await dialog.getByRole('button', { name: 'Agree and Connect' }).click();
    await expect(dialog.getByRole('button', { name: 'Done' })).toBeVisible();
    await check();
  });
}

test.describe('when the bank or the server refuses', () => {
  test.use({ expectedComplaints: [/status of (422|5\d\d)|Failed to fetch|net::ERR/] });

  test('a bank that turns the connection down links nothing', async ({ page }) => {
    await openAsNewUser(page);
    const dialog = await askBank(page, 'Closed Door Bank');
    await expect(toast(page, 'Connection Failed')).toContainText(
      'Failed to connect your bank account. Please try again.',
    );
    await expect(
      dialog.getByRole('heading', { name: 'Closed Door Bank wasn’t connected' }),
    ).toBeFocused();
    await dialog.getByRole('button', { name: 'Choose Another Bank' }).click();
    await dialog.getByText('First Harbor Bank', { exact: true }).click();
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await dialog.getByRole('button', { name: 'Agree and Connect' }).click();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByRole('article')).toHaveCount(2);
  });

  test('without a link token nothing opens', async ({ page }) => {
    await openAsNewUser(page, 'faults=createLinkToken:500-empty');
    await connect(page).click();
    await expect(toast(page, 'Setup Error')).toContainText(
      'Failed to initialize bank connection. Please ensure the Plaid credentials are configured.',
    );
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(connect(page)).toBeFocused();
  });

  test('a lost answer is told as such, and trying again links once', async ({ page }) => {
    await openAsNewUser(page, 'faults=exchangeToken:lost-answer*1');
    const sent = watchBank(page);
    const dialog = await askBank(page, 'First Harbor Bank');
    await expect(
      dialog.getByRole('heading', { name: 'We’re not sure this went through' }),
    ).toBeFocused();
    await dialog.getByRole('button', { name: 'Try Again' }).click();
    await expect(toast(page, 'Bank Account Connected')).toBeVisible();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByRole('article')).toHaveCount(2);
    const exchanges = sent.filter((request) => request.url().endsWith('/exchange-token'));
    expect(exchanges).toHaveLength(2);
    const [first, second] = exchanges.map((request) => request.headers()['idempotency-key']);
    expect(first).toMatch(/^[!-~]{8,255}$/);
    expect(second).toBe(first);
  });

  test('a double click sends one exchange', async ({ page }) => {
    await openAsNewUser(page);
    const sent = watchBank(page);
    await connect(page).dblclick({ delay: 5 });
    const dialog = dialogOf(page);
    await dialog.getByText('First Harbor Bank', { exact: true }).click();
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await dialog.getByRole('button', { name: 'Agree and Connect' }).dblclick({ delay: 5 });
    await expect(dialog.getByRole('button', { name: 'Done' })).toBeVisible();
    const writes = namesOf(sent).filter((call) => call.startsWith('POST'));
    expect(writes).toEqual(['POST /api/plaid/create-link-token', 'POST /api/plaid/exchange-token']);
  });

  test('a refresh that fails says so, and what is there stays', async ({ page }) => {
    await open(page, '/banking', 'faults=getBankBalances:500-empty');
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(toast(page, 'Refresh Failed')).toContainText(
      'Failed to refresh banking data. Please try again.',
    );
    await expect(page.getByRole('article')).toHaveCount(2);
  });
});
