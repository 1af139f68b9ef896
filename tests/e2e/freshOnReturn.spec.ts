import { expect, open, settled, test } from './support/test.ts';

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

test('a payment in one tab is asked for in the other', async ({ page, context }) => {
  await open(page, '/debts');
  await settled(page);
  const other = await context.newPage();
  await open(other, '/debts');
  await settled(other);
  const asked = page.waitForRequest(reads('/api/debts'));
  await other.getByRole('button', { name: '$25', exact: true }).first().click();
  await asked;
});
