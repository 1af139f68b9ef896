import type { Locator, Page } from 'playwright/test';
import { expect, settled, toast } from './test.ts';

/** The row of a debt, open or not; with a server that names no features, its card. */
export function debtRow(page: Page, name: string): Locator {
  return page.getByRole('article', { name, exact: true });
}

/** Opens the row of a debt where it is closed. */
export async function openDebt(page: Page, name: string): Promise<Locator> {
  const row = debtRow(page, name);
  const toggle = row.getByRole('button', { name, exact: true });
  if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  return row;
}

/** The panel that pays the chosen debt on one tap. */
export function boostPanel(page: Page): Locator {
  return page.getByRole('region', { name: /^Pay extra on / });
}

/** The boost of a debt, which is chosen where another one is. */
export async function boostOf(page: Page, name: string): Promise<Locator> {
  await openDebt(page, name);
  const title = boostPanel(page).getByRole('heading', { name: `Pay extra on ${name}` });
  if (!(await title.isVisible())) {
    await debtRow(page, name).getByRole('button', { name: 'Boost This Debt' }).click();
  }
  await expect(title).toBeVisible();
  return boostPanel(page);
}

/** The payments and changes on the page of a debt, newest first. */
export function debtChanges(page: Page, name: string): Locator {
  const table = page.getByRole('table', { name: `Payments and changes, ${name}` });
  return table.getByRole('row').filter({ hasNot: page.getByRole('columnheader') });
}

/** Goes from Debts to the page of a debt. */
export async function goToDebt(page: Page, name: string): Promise<void> {
  const row = await openDebt(page, name);
  await row.getByRole('link', { name: 'Debt Details' }).click();
}

/** Goes from the page of a debt back to Debts. */
export async function backToDebts(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Debt Management');
}

/** Pays on a debt in the dialog: an amount, or what its button of the round-ups fills in. */
export async function payDebt(page: Page, name: string, amount: string | RegExp): Promise<void> {
  const row = await openDebt(page, name);
  await row.getByRole('button', { name: 'Make Payment' }).click();
  const dialog = page.getByRole('dialog', { name: 'Make Extra Payment' });
  if (typeof amount === 'string') {
    await dialog.getByRole('textbox', { name: 'Amount' }).fill(amount);
  } else await dialog.getByRole('button', { name: amount }).click();
  await dialog.getByRole('button', { name: 'Make Payment' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(toast(page, 'Payment Processed').first()).toBeVisible();
}

interface Statement {
  balance: string;
  reason: string;
  /** What the dialog says that it changes. */
  change: string;
}

/** Corrects the balance of a debt to a statement of today, in the dialog of its page. */
export async function correctDebt(
  page: Page,
  name: string,
  { balance, reason, change }: Statement,
): Promise<void> {
  await goToDebt(page, name);
  await settled(page);
  await page.getByRole('button', { name: 'Correct Balance' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Debt' });
  await dialog.getByLabel('Statement balance').fill(balance);
  await dialog.getByText(reason).click();
  await expect(dialog.getByText(change)).toBeVisible();
  await dialog.getByRole('button', { name: 'Correct Balance' }).click();
  await expect(dialog).toHaveCount(0);
  const standing = page.getByRole('region', { name: 'Where You Stand' });
  await expect(standing).toContainText(`Balance${balance}`);
  await backToDebts(page);
}
