import type { Page } from 'playwright/test';
import { watchCalls } from './support/calls.ts';
import { axeViolations } from './support/accessibility.ts';
import { expect, open, settled, test, toast } from './support/test.ts';

// A Thursday, with round-ups waiting; after the sweep of a Monday none are.
test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime('2026-11-19T14:05:00Z');
});

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Make Extra Payment' });
const week = (page: Page) => page.getByRole('region', { name: 'Round-ups This Week' });
const apply = (page: Page) => page.getByRole('button', { name: 'Apply to Debt' });

test('round-ups are paid once: what was applied waits no more', async ({ page }) => {
  await open(page, '/dashboard');
  await settled(page);
  await expect(week(page)).toContainText(/On Monday, \w+ \d+, we’ll take \$[\d.]+ from/);
  await expect(week(page)).toContainText('from Everyday Checking ••0000');
  const waiting = /\$([\d.]+) waiting/.exec(await page.locator('main').innerText())?.[1] ?? '';
  expect(Number(waiting)).toBeGreaterThan(0);

  const sent = watchCalls(page, '/api/payments');
  await apply(page).click();
  const dialog = dialogOf(page);
  const amount = dialog.getByRole('textbox', { name: 'Amount' });
  await expect(amount).toHaveValue(waiting);
  await expect(amount).toHaveAccessibleDescription(
    /^From your waiting round-ups \(\$[\d.]+\), taken from Everyday Checking ••0000\.$/,
  );
  await dialog.getByRole('button', { name: 'Make Payment' }).click();
  await expect(toast(page, 'Payment Processed')).toBeVisible();
  expect(sent[0]?.postDataJSON()).toMatchObject({ amount: waiting, source: 'roundup' });

  await expect(page.getByText('$0.00 waiting')).toBeVisible();
  await expect(apply(page)).toBeDisabled();
  await expect(apply(page)).toHaveAccessibleDescription(
    /^No round-ups waiting\. We’ll apply the next ones on Monday, \w+ \d+\.$/,
  );
  await expect(week(page)).toContainText(`Last applied: $${waiting} to`);
  await page.getByRole('button', { name: 'Make Extra Payment' }).click();
  await expect(dialog.getByRole('button', { name: 'Use Round-ups (None Waiting)' })).toBeDisabled();
});

test('a payment of more than the account has is reviewed first', async ({ page }) => {
  await open(page, '/dashboard');
  await settled(page);
  const sent = watchCalls(page, '/api/payments');
  await page.getByRole('button', { name: 'Make Extra Payment' }).click();
  const dialog = dialogOf(page);
  await dialog.getByRole('combobox', { name: 'Debt' }).click();
  await page.getByRole('option', { name: /Everyday/ }).click();
  const amount = dialog.getByRole('textbox', { name: 'Amount' });
  await expect(amount).toHaveAccessibleDescription(
    'From Everyday Checking ••0000 ($1,100.00 available).',
  );
  await amount.fill('$1,500');
  await dialog.getByRole('button', { name: 'Make Payment' }).click();
  const review = dialog.getByRole('group', { name: 'Not enough in the account' });
  await expect(review).toContainText('This payment is $400.00 more than the available balance.');
  expect(await axeViolations(page)).toEqual([]);
  expect(sent).toEqual([]);

  await review.getByRole('button', { name: 'Change Amount' }).click();
  await expect(amount).toBeFocused();
  await dialog.getByRole('button', { name: 'Make Payment' }).click();
  await review.getByRole('button', { name: 'Pay Anyway' }).click();
  await expect(toast(page, 'Payment Processed')).toBeVisible();
  expect(sent[0]?.postDataJSON()).toMatchObject({ amount: '1500.00', source: 'manual' });
});

test('linking a bank moves no money, and takes nothing without a yes', async ({ page }) => {
  await page.goto('/banking?scenario=newUser');
  await expect(page.getByText('No bank accounts connected')).toBeVisible();
  await settled(page);
  const sent = watchCalls(page);
  await page.getByRole('button', { name: 'Connect Bank Account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Connect Bank Account' });
  await dialog.getByText('Tidewater Credit Union', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(
    dialog.getByText(
      'Linking moves no money. Round-ups start with your next purchase and are paid from your checking account.',
    ),
  ).toBeVisible();
  await dialog.getByRole('button', { name: 'Agree and Connect' }).click();
  const offer = dialog.getByRole('checkbox', {
    name: /^Before you linked this bank, you made \d+ purchases this month: \$[\d.]+ in round-ups\./,
  });
  await expect(offer).toBeVisible();
  await expect(offer).not.toBeChecked();
  await expect(dialog).toContainText('We found Travel Card, $1,840.22 at 22.74%. Add it?');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toHaveCount(0);
  const answer = sent.find((request) => request.url().endsWith('/api/round-ups/include'));
  expect(answer?.postDataJSON()).toEqual({ from: null });
  expect(sent.some((request) => request.url().endsWith('/api/payments'))).toBe(false);

  // The card is asked about until it is answered, here and among the debts.
  const asked = page.getByRole('region', { name: 'From Your Bank' });
  await expect(asked).toContainText('Travel Card');
  await page.getByRole('link', { name: 'Debts', exact: true }).first().click();
  await expect(asked).toContainText('Travel Card');
  await expect(page.getByRole('article', { name: 'Travel Card' })).toHaveCount(0);
  await asked.getByRole('button', { name: 'Add' }).click();
  await expect(page.getByRole('article', { name: 'Travel Card' })).toBeVisible();
  await expect(asked.getByText(/We found/)).toHaveCount(0);
});

test('what is bought while round-ups are off is offered once, where they are switched on', async ({
  page,
}) => {
  await open(page, '/settings');
  await settled(page);
  const roundUps = page.getByRole('switch', { name: 'Round-ups', exact: true });
  const offer = page.getByText('While round-ups were off, you made 1 purchase this month: $0.90');
  await roundUps.focus();
  await page.keyboard.press('Space');
  await expect(toast(page, 'Settings updated successfully')).toBeVisible();
  const main = page.getByRole('navigation', { name: 'Main' });
  await main.getByRole('link', { name: 'Transactions' }).click();
  await page.getByRole('button', { name: 'Add Transaction' }).click();
  const buying = page.getByRole('dialog');
  await buying.getByRole('textbox', { name: 'Merchant' }).fill('Corner Shop');
  await buying.getByRole('textbox', { name: 'Amount' }).fill('3.10');
  await buying.getByRole('button', { name: 'Add Transaction' }).click();
  await expect(toast(page, 'Transaction Added')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Settings' }).click();
  await settled(page);
  await expect(offer).toHaveCount(0);
  await roundUps.focus();
  await page.keyboard.press('Space');
  await expect(offer).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await main.getByRole('link', { name: 'Debts' }).click();
  await settled(page);
  await expect(page.getByText(/while round-ups were off/i)).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Use Them' }).click();
  await expect(offer).toHaveCount(0);
  await main.getByRole('link', { name: 'Transactions' }).click();
  const bought = page.getByRole('list', { name: 'Transactions' }).getByRole('listitem').first();
  await expect(bought).toContainText('+$0.90 round-up');
});
