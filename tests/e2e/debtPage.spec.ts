import type { Download, Locator, Page } from 'playwright/test';
import { axeViolations } from './support/accessibility.ts';
import { setFaults } from './support/faults.ts';
import { debtChanges, debtRow, goToDebt } from './support/debts.ts';
import { expect, open, settled, tabTo, test, toast, WITHOUT_MOTION } from './support/test.ts';

test.use(WITHOUT_MOTION);

const CARD = 'Everyday Rewards Card';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const months = (page: Page) => page.getByRole('table', { name: `Changes by month, ${CARD}` });

/** Opens the page of the card from Debts. */
async function openCard(page: Page): Promise<void> {
  await open(page, '/debts');
  await settled(page);
  await goToDebt(page, CARD);
  await expect(heading(page)).toHaveText(CARD);
  await settled(page);
}

/** The amounts of a row in cents: started with, interest, other changes, paid, balance. */
async function amountsOf(row: Locator): Promise<number[]> {
  const values = await row
    .locator('data')
    .evaluateAll((all) => all.map((each) => each.getAttribute('value') ?? ''));
  return values.map((value) => Math.round(Number(value) * 100));
}

/** The lines of a downloaded file. */
async function linesOf(download: Download): Promise<string[]> {
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8').trimEnd().split('\r\n');
}

test('from Debts to the page of a debt and back, by keyboard', async ({ page }) => {
  await open(page, '/debts');
  await settled(page);
  await tabTo(page, debtRow(page, CARD).getByRole('button', { name: CARD }));
  await page.keyboard.press('Enter');
  await tabTo(page, debtRow(page, CARD).getByRole('link', { name: 'Debt Details' }));
  await page.keyboard.press('Enter');
  await expect(heading(page)).toBeFocused();
  await expect(heading(page)).toHaveText(CARD);
  await expect(page).toHaveURL(/\/debts\/[\w-]+$/);
  await settled(page);
  await expect(page.getByRole('slider', { name: 'Balance, point by point' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  const back = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link');
  await back.focus();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Debt Management');
  await page.goBack();
  await expect(heading(page)).toHaveText(CARD);
  await page.reload();
  await expect(heading(page)).toHaveText(CARD);
});

test('interest of a statement is in the row of the month, and the row adds up', async ({
  page,
}) => {
  await openCard(page);
  const row = months(page).getByRole('row').nth(1);
  const [before = 0, interest = 0, other = 0, paid = 0, balance = 0] = await amountsOf(row);
  expect(balance).toBe(620_000);
  expect(before + interest + other - paid).toBe(balance);

  await page.getByRole('button', { name: 'Correct Balance' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Debt' });
  await dialog.getByLabel('Statement balance').fill('$6,329.12');
  await dialog.getByText('Interest or fees').click();
  await dialog.getByRole('button', { name: 'Correct Balance' }).click();
  await expect(toast(page, 'Balance Corrected')).toBeVisible();
  await expect
    .poll(() => amountsOf(row))
    .toEqual([before, interest + 12_912, other, paid, balance + 12_912]);
});

test('a payment is in the list and in the row of the month', async ({ page }) => {
  await openCard(page);
  const row = months(page).getByRole('row').nth(1);
  const [before, interest, other, paid = 0, balance = 0] = await amountsOf(row);
  await page.getByRole('button', { name: 'Make Payment' }).click();
  const dialog = page.getByRole('dialog', { name: 'Make Extra Payment' });
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('12.50');
  await dialog.getByRole('button', { name: 'Make Payment' }).click();
  await expect(toast(page, 'Payment Processed')).toBeVisible();
  await expect
    .poll(() => amountsOf(row))
    .toEqual([before, interest, other, paid + 1_250, balance - 1_250]);
  const newest = debtChanges(page, CARD).first();
  await expect(newest).toContainText('-$12.50');
  await expect(newest).toContainText('$6,187.50');
});

test('the months are saved as a file whose rows add up', async ({ page }) => {
  await openCard(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(
    /^debt-history-everyday-rewards-card-\d{4}-\d{2}-\d{2}\.csv$/,
  );
  const [head, ...rows] = await linesOf(download);
  expect(head).toBe('Month,Started with,Interest,Purchases,Corrections,Other changes,Paid,Balance');
  expect(rows.length).toBeGreaterThan(1);
  for (const line of rows) {
    const [month, ...amounts] = line.split(',');
    expect(month).toMatch(/^\d{4}-\d{2}$/);
    const [before = 0, interest = 0, purchases = 0, corrections = 0, other = 0, paid = 0, balance] =
      amounts.map((amount) => Math.round(Number(amount) * 100));
    expect(before + interest + purchases + corrections + other - paid).toBe(balance);
  }
});

test('every change is saved as a file whose changes are the change of the balance', async ({
  page,
}) => {
  await openCard(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download Changes as CSV' }).click(),
  ]);
  const [head, start = '', ...lines] = await linesOf(download);
  expect(head).toBe('Date,What,Change,Balance after');
  const inCents = (text: string | undefined) => Math.round(Number(text) * 100);
  const changed = lines.reduce((sum, line) => sum + inCents(line.split(',')[2]), 0);
  expect(inCents(start.split(',')[3]) + changed).toBe(620_000);
  const kinds = new Set(lines.map((line) => line.split(',')[1]));
  expect(kinds).toEqual(new Set(['Interest or fees', 'Payment']));
});

test('a debt that is not there is explained, with a way back', async ({ page }) => {
  await open(page, '/debts/nowhere');
  await settled(page);
  await expect(page.getByText('We can’t find this debt')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Go to Debts' }).click();
  await expect(heading(page)).toHaveText('Debt Management');
});

test('a debt that is deleted leads to the list, with the focus on its heading', async ({
  page,
}) => {
  await open(page, '/debts');
  await settled(page);
  await page.getByRole('button', { name: 'Add Debt Account' }).click();
  const added = page.getByRole('dialog', { name: 'Add Debt Account' });
  const fields = {
    Name: 'Mistake',
    'Current balance': '10',
    'Minimum payment': '10',
    'Interest rate': '0',
    'Due day of the month': '1',
  };
  for (const [label, text] of Object.entries(fields)) await added.getByLabel(label).fill(text);
  await added.getByRole('button', { name: 'Add Debt', exact: true }).click();
  await goToDebt(page, 'Mistake');
  await expect(heading(page)).toHaveText('Mistake');
  await page.getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Debt' });
  await dialog.getByRole('tab', { name: 'Close or Delete' }).click();
  await dialog.getByRole('button', { name: 'Delete Debt' }).click();
  await dialog.getByRole('button', { name: 'Delete Debt' }).click();
  await expect(toast(page, 'Debt Deleted')).toBeVisible();
  await expect(page).toHaveURL(/\/debts$/);
  await expect(heading(page)).toHaveText('Debt Management');
  await expect(heading(page)).toBeFocused();
});

test.describe('when the history does not load', () => {
  test.use({ expectedComplaints: [/status of 503/] });

  test('the rest of the page stays, and it is tried again', async ({ page }) => {
    await open(page, '/debts');
    await settled(page);
    await setFaults(page, 'getHistory:503*1');
    await goToDebt(page, CARD);
    await expect(page.getByText('Your history couldn’t load')).toHaveCount(2);
    await expect(debtChanges(page, CARD).first()).toBeVisible();
    await page.getByRole('button', { name: 'Retry' }).first().click();
    await expect(months(page).getByRole('row').nth(1)).toBeVisible();
  });
});
