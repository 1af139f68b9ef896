import type { BrowserContext, Page } from 'playwright/test';
import { expect, open, settled, test, toast } from './support/test.ts';

const reads = (path: string) => (request: { url: () => string; method: () => string }) =>
  new URL(request.url()).pathname === path && request.method() === 'GET';

test('who comes back to the page sees what has changed, and a form keeps what is typed', async ({
  page,
}) => {
  await open(page, '/debts');
  await settled(page);
  await page.getByRole('button', { name: 'Make Payment' }).first().click();
  const amount = page.getByRole('dialog').getByRole('textbox').first();
  await amount.fill('12.34');
  const asked = page.waitForRequest(reads('/api/debts'));
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await asked;
  await expect(amount).toHaveValue('12.34');
});

const FIRST_PAYMENT = 25;

/** What is owed in all, as the dashboard shows it. */
async function totalDebt(page: Page): Promise<number> {
  const card = page.getByText('Total Debt', { exact: true }).first().locator('..');
  const [, dollars = ''] = /\$([\d,]+\.\d\d)/.exec(await card.innerText()) ?? [];
  return Number(dollars.replaceAll(',', ''));
}

/** Pays on the first debt in a tab of its own. */
async function payInAnotherTab(context: BrowserContext): Promise<void> {
  const other = await context.newPage();
  await open(other, '/debts');
  await settled(other);
  await other
    .getByRole('button', { name: `$${FIRST_PAYMENT}`, exact: true })
    .first()
    .click();
  await expect(toast(other, 'Payment Successful!')).toBeVisible();
}

test('a payment in one tab changes the total in the other', async ({ page, context }) => {
  await open(page, '/dashboard');
  await settled(page);
  const before = await totalDebt(page);
  expect(before).toBeGreaterThan(FIRST_PAYMENT);
  await payInAnotherTab(context);
  await expect.poll(() => totalDebt(page)).toBeCloseTo(before - FIRST_PAYMENT, 2);
});

test('a tab that was told nothing has the new total on focus, before any timer runs', async ({
  page,
  context,
}) => {
  // A browser without such channels, whose clock stands still from the payment on.
  await page.addInitScript(() => Reflect.deleteProperty(window, 'BroadcastChannel'));
  await page.clock.install();
  await open(page, '/dashboard');
  await settled(page);
  const before = await totalDebt(page);
  await payInAnotherTab(context);
  expect(await totalDebt(page)).toBe(before);
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect.poll(() => totalDebt(page)).toBeCloseTo(before - FIRST_PAYMENT, 2);
});
