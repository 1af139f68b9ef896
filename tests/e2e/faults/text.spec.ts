import type { Page } from 'playwright/test';
import { debt, NO_FIGURE, serve, transaction } from '../support/answers.ts';
import { LIVE_URL } from '../support/ports.ts';
import { expect, overflow, settled, test } from '../support/test.ts';

test.use({ baseURL: LIVE_URL, serviceWorkers: 'block', viewport: { width: 375, height: 900 } });

const HOSTILE: Readonly<Record<string, string>> = {
  'an image that runs a script': '<img src=x onerror="document.title = \'run\'">',
  'a tag that closes another': "\"><script>document.title = 'run'</script>",
  'an address that is a script': "javascript:document.title='run'",
  'a formula of a spreadsheet': '=HYPERLINK("https://evil.example";"Refund")',
  'ten thousand characters': 'W'.repeat(10_000),
  'a right-to-left override': 'Shop \u202Etxt.exe',
  'zero-width characters': 'Sho\u200Bp\u200D\uFEFF',
  'sequences of emoji': '👩‍👩‍👧‍👦🏳️‍🌈👍🏽'.repeat(20),
};

/** Ran nothing, drew nothing of it, and kept within the screen. */
async function expectHarmless(page: Page, title: RegExp): Promise<void> {
  await settled(page);
  await expect(page).toHaveTitle(title);
  expect(await page.locator('main img[src="x"], main script').count()).toBe(0);
  await expect.poll(() => overflow(page)).toBe(0);
}

for (const [name, merchant] of Object.entries(HOSTILE)) {
  test(`merchant: ${name} is shown as text and cut by layout`, async ({ page }) => {
    await serve(page, {
      '/api/transactions': [
        { ...transaction, merchant, category: merchant, description: merchant },
        { ...transaction, id: 't2', merchant: 'Honest Shop' },
      ],
    });
    await page.goto('/transactions');
    const row = page.getByRole('list', { name: 'Transactions' }).getByRole('listitem').first();
    await expect(row).toContainText(merchant);
    await expectHarmless(page, /^Transactions/);
    const height = (await row.boundingBox())?.height ?? 0;
    expect(height, 'the height of its row').toBeLessThan(200);
    await expect(page.getByText('Honest Shop')).toBeVisible();
  });
}

test('hostile names of merchants, categories and debts harm no other page either', async ({
  page,
}) => {
  const names = Object.values(HOSTILE);
  await serve(page, {
    '/api/transactions': names.map((merchant, at) => ({
      ...transaction,
      id: `t${at}`,
      merchant,
      category: merchant,
    })),
    '/api/debts': names.map((name, at) => ({ ...debt, id: `d${at}`, name, accountNumber: name })),
    '/api/plaid/transactions': names.map((name, at) => ({
      transaction_id: `b${at}`,
      merchant_name: name,
      name,
      date: '2026-11-18',
      account_id: 'a1',
      category: [name],
      amount: 4.67,
    })),
  });
  for (const [path, title] of [
    ['/dashboard', /^Dashboard/],
    ['/debts', /^Debt/],
    ['/insights', /Insights/],
    ['/banking', /^Banking/],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectHarmless(page, title);
  }
});

test('category empty or null, unknown status or type: a default, never a crash', async ({
  page,
}) => {
  await serve(page, {
    '/api/transactions': ['', null, undefined].map((category, at) => ({
      ...transaction,
      id: `t${at}`,
      category,
    })),
    '/api/crypto-purchases': ['reversed', null, ''].map((status, at) => ({
      id: `c${at}`,
      cryptoSymbol: 'DOGE',
      amountUsd: '5.00',
      status,
      createdAt: transaction.date,
    })),
    '/api/plaid/accounts': [
      { id: 'a1', accountId: 'a1', accountName: null, accountType: 'yacht', isActive: true },
    ],
    '/api/plaid/transactions': [],
    '/api/dime-token/rewards': [
      { id: 'r1', action: 'moon_landing', amount: '1', createdAt: transaction.date },
    ],
    '/api/payments': [
      { id: 'p1', debtId: 'gone', amount: '5.00', date: transaction.date, source: 'barter' },
    ],
  });
  const visit = async (path: string) => {
    await page.goto(path);
    await settled(page);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByRole('main')).not.toContainText(NO_FIGURE);
  };
  await visit('/transactions');
  await expect(page.getByText('Uncategorized')).toHaveCount(3);
  await visit('/crypto');
  await expect(page.getByText('DOGE').first()).toBeVisible();
  await visit('/banking');
  await expect(page.getByRole('article')).toHaveCount(1);
  await visit('/dime-token');
  await page.getByRole('tab', { name: 'History' }).click();
  await expect(page.getByText('moon landing', { exact: false })).toBeVisible();
  await visit('/insights');
});
