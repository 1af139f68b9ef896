import type { Page } from 'playwright/test';
import { debt, NO_FIGURE, serve, transaction } from '../support/answers.ts';
import { LIVE_URL } from '../support/ports.ts';
import { expect, settled, test } from '../support/test.ts';

test.use({ baseURL: LIVE_URL, serviceWorkers: 'block' });

/** Purchases at these moments; each rounds up by twice as much as the one before: 1, 2, 4 cents. */
function purchasesAt(moments: readonly string[]) {
  return moments.map((date, at) => ({
    ...transaction,
    id: `t${at}`,
    date,
    roundUpAmount: (2 ** at / 100).toFixed(2),
  }));
}

async function expectRoundUps(page: Page, { week, month }: { week: string; month: string }) {
  await page.goto('/dashboard');
  const card = page.getByRole('region', { name: 'Round-ups This Week' });
  // The figure itself; the table beside the line may say the same.
  await expect(card.locator('data').first()).toHaveText(week);
  await expect(card).not.toContainText(NO_FIGURE);
  await page.goto('/transactions');
  await settled(page);
  const stat = page.getByText('Round-ups since the 1st').locator('..');
  await expect(stat).toContainText(month);
}

/** The first moment that counts, and the second before it, in the person's own zone. */
const DAYS = [
  {
    name: 'the day a clock goes forward',
    timezoneId: 'America/New_York',
    now: '2026-03-08T15:00:00Z',
    moments: [
      '2026-03-02T05:00:00Z',
      '2026-03-02T04:59:59Z',
      '2026-03-01T05:00:00Z',
      '2026-03-01T04:59:59Z',
      '2026-03-08T14:00:00Z',
    ],
    week: '$0.17',
    month: '$0.23',
  },
  {
    name: 'the week a clock goes back, half an hour into a month',
    timezoneId: 'Europe/Berlin',
    now: '2026-10-31T23:30:00Z',
    moments: [
      '2026-10-25T23:00:00Z',
      '2026-10-25T22:59:59Z',
      '2026-10-31T23:00:00Z',
      '2026-10-31T22:59:59Z',
    ],
    week: '$0.13',
    month: '$0.04',
  },
  {
    name: 'a leap day',
    timezoneId: 'America/Los_Angeles',
    now: '2028-02-29T20:00:00Z',
    moments: [
      '2028-02-29T19:00:00Z',
      '2028-02-23T08:00:00Z',
      '2028-02-23T07:59:59Z',
      '2028-02-01T08:00:00Z',
      '2028-02-01T07:59:59Z',
    ],
    week: '$0.03',
    month: '$0.15',
  },
  {
    name: 'the year’s end, where it comes first',
    timezoneId: 'Pacific/Kiritimati',
    now: '2026-12-31T10:30:00Z',
    moments: [
      '2026-12-31T10:00:00Z',
      '2026-12-31T09:59:59Z',
      '2026-12-25T10:00:00Z',
      '2026-12-25T09:59:59Z',
    ],
    week: '$0.07',
    month: '$0.01',
  },
] as const;

for (const { name, timezoneId, now, moments, ...figures } of DAYS) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId });

    test(`${name}: 'this month' and 'last 7 days' are the person's own`, async ({ page }) => {
      await page.clock.setFixedTime(now);
      await serve(page, { '/api/transactions': purchasesAt(moments) });
      await expectRoundUps(page, figures);
    });
  });
}

for (const year of [2025, 2027]) {
  test(`a client clock a year off (${year}): figures are empty and never wrong`, async ({
    page,
  }) => {
    await page.clock.setFixedTime(`${year}-11-19T14:05:00Z`);
    await serve(page, { '/api/transactions': purchasesAt(['2026-11-19T14:05:00Z']) });
    await expectRoundUps(page, { week: '$0.00', month: '$0.00' });
    await expect(page.getByText('Corner Shop')).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText(NO_FIGURE);
  });
}

test('due day 29 to 31, in a month that has none of them, is said as it is', async ({ page }) => {
  await page.clock.setFixedTime('2027-02-28T12:00:00Z');
  const debts = [29, 30, 31].map((dueDate) => ({
    ...debt,
    id: `d${dueDate}`,
    name: `Card ${dueDate}`,
    dueDate,
  }));
  await serve(page, { '/api/debts': debts });
  await page.goto('/debts');
  for (const [dueDate, ordinal] of [
    [29, '29th'],
    [30, '30th'],
    [31, '31st'],
  ] as const) {
    const card = page.getByRole('article', { name: `Card ${dueDate}` });
    await expect(card).toContainText(`${ordinal} of month`);
    await expect(card).not.toContainText(NO_FIGURE);
  }
});
