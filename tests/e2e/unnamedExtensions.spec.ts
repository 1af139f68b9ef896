import type { Page } from 'playwright/test';
import { serve } from './support/answers.ts';
import { watchCalls } from './support/calls.ts';
import { LIVE_URL } from './support/ports.ts';
import { expect, settled, test, toast } from './support/test.ts';

test.use({ baseURL: LIVE_URL, serviceWorkers: 'block' });

const SUMMARY = {
  totalRoundUps: '12.50',
  thisMonthRoundUps: '2.00',
  totalDebt: '1200.00',
  thisMonthPayments: '0.00',
  progressPercentage: 40,
  debtFreeDate: null,
};
const SETTINGS = {
  isEnabled: true,
  multiplier: '1.00',
  autoApplyThreshold: '25.00',
  cryptoEnabled: false,
  cryptoPercentage: '25',
  preferredCrypto: 'BTC',
};

/** A server whose answers have fields of extensions. */
async function serveExtended(page: Page): Promise<void> {
  const date = new Date().toISOString();
  await serve(page, {
    '/api/dashboard-summary': {
      ...SUMMARY,
      roundUpsWaiting: '2.94',
      roundUpsApplied: '9.56',
      monthlyRoundUps: '4.00',
    },
    '/api/round-up-settings': { ...SETTINGS, sweep: 'both', floor: '200.00', pausedUntil: null },
    '/api/transactions': [
      { id: 't1', merchant: 'Shop', category: 'Food', date, amount: '4.67', roundUpAmount: '0.33' },
    ],
  });
  await page.route('**/api/payments', (route) => {
    if (route.request().method() === 'GET') return route.fallback();
    const undoUntil = new Date(Date.parse(date) + 600_000).toISOString();
    const payment = { id: 'p1', debtId: '7', amount: '0.33', source: 'manual', date, undoUntil };
    return route.fulfill({ status: 201, json: payment });
  });
}

/** What the server offers, told once the test says so. */
async function holdFeatures(page: Page): Promise<(features: readonly string[]) => void> {
  const { promise, resolve } = Promise.withResolvers<readonly string[]>();
  await page.route('**/api/service-status', async (route) => {
    await route.fulfill({
      json: { coinbase: { configured: false }, features: await promise },
    });
  });
  return resolve;
}

async function applyRoundUps(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Apply to Debt' }).click();
  const dialog = page.getByRole('dialog', { name: 'Make Extra Payment' });
  await dialog.getByRole('button', { name: 'Make Payment' }).click();
  await expect(toast(page, 'Payment Processed')).toBeVisible();
}

test('fields of an extension that the server does not name change nothing', async ({ page }) => {
  await serveExtended(page);
  await page.goto('/dashboard');
  await settled(page);
  await expect(page.getByText('$12.50').first()).toBeVisible();
  await expect(page.getByText('$2.94')).toHaveCount(0);
  const sent = watchCalls(page, '/api/payments');
  await applyRoundUps(page);
  expect(sent[0]?.postDataJSON()).toEqual({ debtId: '7', amount: '0.33', source: 'manual' });
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await page.goto('/settings');
  await expect(page.getByText('Apply round-ups automatically at')).toBeVisible();
  await expect(page.getByText('When to apply round-ups')).toHaveCount(0);
  await expect(page.getByText('Keep at least')).toHaveCount(0);
});

test('those of one that it names do, once it is known what it offers, and not before', async ({
  page,
}) => {
  await serveExtended(page);
  const tell = await holdFeatures(page);
  const answered = page.waitForResponse('**/api/dashboard-summary');
  await page.goto('/dashboard');
  await answered;
  await expect(page.getByRole('main').locator('[aria-busy="true"]').first()).toBeAttached();
  await expect(page.getByText('$12.50')).toHaveCount(0);
  await expect(page.getByText('$2.94')).toHaveCount(0);
  tell(['purse', 'payments.undo']);
  await settled(page);
  await expect(page.getByText('$2.94 waiting ·')).toBeVisible();
  const sent = watchCalls(page, '/api/payments');
  await applyRoundUps(page);
  expect(sent[0]?.postDataJSON()).toMatchObject({ source: 'roundup' });
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.goto('/settings');
  await expect(page.getByText('When to apply round-ups')).toBeVisible();
});

/** The household’s months and its plans, of a server that has them whether or not it says so. */
async function serveHistory(page: Page): Promise<void> {
  const today = new Date().toISOString();
  await serve(page, {
    '/api/dashboard-summary': SUMMARY,
    '/api/history': [
      {
        month: today.slice(0, 7),
        totalDebt: '1200.00',
        paid: '0.00',
        interest: '0.00',
        roundUps: '2.00',
        debts: [],
      },
    ],
    '/api/plan/versions': [],
  });
}

test('a server that names neither history nor plans shows the samples, and is not asked', async ({
  page,
}) => {
  await serveHistory(page);
  const asked = [watchCalls(page, '/api/history'), watchCalls(page, '/api/plan/versions')];
  await page.goto('/dashboard');
  await expect(page.getByText(/^Sample data\. Only \w+ is yours\.$/)).toBeVisible();
  await page.goto('/insights');
  await expect(
    page.getByText('Sample data. Only the last point (Jul) is yours: what you owe today.'),
  ).toBeVisible();
  await expect(page.getByText('3 months ahead')).toBeVisible();
  await expect(page.getByText(/6 months faster/)).toBeVisible();
  await settled(page);
  expect(asked.flat()).toEqual([]);
});

test('one that names them shows the household’s own months, and offers a plan', async ({
  page,
}) => {
  await serveHistory(page);
  const tell = await holdFeatures(page);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Debt Reduction' })).toBeVisible();
  await expect(page.getByText(/Sample data/)).toHaveCount(0);
  tell(['history', 'plan']);
  await expect(page.getByText(/^What you owed at the end of each month\./)).toBeVisible();
  await expect(page.getByText(/Sample data/)).toHaveCount(0);
  await page.goto('/insights');
  await expect(page.getByRole('link', { name: 'Make a plan' })).toBeVisible();
  await expect(page.getByText(/Sample data|3 months ahead/)).toHaveCount(0);
});

test('a server that has plans and no calendar address offers no subscription', async ({ page }) => {
  await serve(page, {
    '/api/dashboard-summary': SUMMARY,
    '/api/plan': {
      strategy: 'avalanche',
      order: [],
      extraMonthly: '0.00',
      oneOffs: [],
      includeRoundUps: true,
    },
    '/api/plan/versions': [],
  });
  const tell = await holdFeatures(page);
  const asked = watchCalls(page, '/api/calendar-address');
  await page.goto('/debts/plan');
  tell(['plan']);
  await settled(page);
  await expect(page.getByRole('button', { name: 'Download Calendar' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Subscribe' })).toHaveCount(0);
  expect(asked).toEqual([]);
});

test('a server that names no sessions links to none, and has no page of them', async ({ page }) => {
  await serve(page, { '/api/dashboard-summary': SUMMARY, '/api/round-up-settings': SETTINGS });
  const asked = watchCalls(page, '/api/sessions');
  const tell = await holdFeatures(page);
  await page.goto('/settings');
  tell(['plan']);
  await settled(page);
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Signed-In Devices' })).toHaveCount(0);
  await page.goto('/settings/sessions');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
  expect(asked).toEqual([]);
});

test.describe('a server that cannot say what it offers', () => {
  test.use({ expectedComplaints: [/status of 500/] });

  test('is taken for a bare one', async ({ page }) => {
    await serveExtended(page);
    await page.route('**/api/service-status', (route) => route.fulfill({ status: 500 }));
    await page.goto('/dashboard');
    await settled(page);
    await expect(page.getByText('$12.50').first()).toBeVisible();
    await expect(page.getByText('$2.94')).toHaveCount(0);
  });
});
