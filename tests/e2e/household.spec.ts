import { debtRow } from './support/debts.ts';
import { expect, open, settled, test, toast } from './support/test.ts';

test('a bank, its purchases, their round-ups, a payment, and the progress it makes', async ({
  page,
}) => {
  await page.goto('/debts?scenario=newUser');
  // Once over the page, and once in the place of the list that is empty.
  await page.getByRole('button', { name: 'Add Debt Account' }).first().click();
  const adding = page.getByRole('dialog', { name: 'Add Debt Account' });
  for (const [label, text] of [
    ['Name', 'Visa'],
    ['Current balance', '800'],
    ['Original balance', '1000'],
    ['Minimum payment', '40'],
    ['Interest rate', '24.99'],
    ['Due day of the month', '15'],
  ] as const) {
    await adding.getByLabel(label).fill(text);
  }
  await adding.getByRole('button', { name: 'Add Debt' }).click();
  const card = debtRow(page, 'Visa');
  await expect(card.getByRole('meter', { name: 'Payoff progress' })).toHaveAttribute(
    'aria-valuenow',
    '20',
  );

  const main = page.getByRole('navigation', { name: 'Main' });
  await main.getByRole('link', { name: 'Banking' }).click();
  await page.getByRole('button', { name: 'Connect Bank Account' }).click();
  const linking = page.getByRole('dialog', { name: 'Connect Bank Account' });
  await linking.getByText('First Harbor Bank', { exact: true }).click();
  await linking.getByRole('button', { name: 'Continue' }).click();
  await linking.getByRole('button', { name: 'Agree and Connect' }).click();
  await linking.getByRole('button', { name: 'Done' }).click();

  await main.getByRole('link', { name: 'Transactions' }).click();
  const purchases = page.getByRole('list', { name: 'Transactions' }).getByRole('listitem');
  const roundedUp = purchases.filter({ hasText: /\+\$0\.(?!00)\d\d round-up/ });
  // What was bought before the link rounds up to nothing; the next purchase does.
  await expect(purchases.first()).toBeVisible();
  await expect(roundedUp).toHaveCount(0);
  await page.getByRole('button', { name: 'Add Transaction' }).click();
  const buying = page.getByRole('dialog');
  await buying.getByRole('textbox', { name: 'Merchant' }).fill('Corner Shop');
  await buying.getByRole('textbox', { name: 'Amount' }).fill('4.67');
  await buying.getByRole('button', { name: 'Add Transaction' }).click();
  await expect(toast(page, 'Transaction Added')).toBeVisible();
  await expect(roundedUp).toHaveCount(1);

  await page.getByRole('banner').getByRole('link', { name: 'Dime Time' }).click();
  await page.getByRole('button', { name: 'Apply to Debt' }).click();
  const paying = page.getByRole('dialog', { name: 'Make Extra Payment' });
  await expect(paying.getByRole('combobox', { name: 'Debt' })).toContainText('Visa');
  const amount = paying.getByRole('textbox', { name: 'Amount' });
  await expect(amount).toHaveValue('0.33');
  await paying.getByRole('button', { name: 'Make Payment' }).click();
  await expect(toast(page, 'Payment Processed')).toBeVisible();
  await settled(page);

  await page.getByRole('button', { name: 'Make Extra Payment' }).click();
  await amount.fill('299.67');
  await paying.getByRole('button', { name: 'Make Payment' }).click();
  await expect(toast(page, 'Payment Processed')).toBeVisible();
  await settled(page);

  await expect(page.getByText('50% paid', { exact: true })).toBeVisible();
  await expect(page.getByText('$500.00').first()).toBeVisible();
  await expect(page.getByRole('meter', { name: 'Progress this year' })).toHaveAttribute(
    'aria-valuenow',
    '50',
  );
  await page.getByRole('link', { name: 'View all debts' }).click();
  await expect(card.getByRole('meter', { name: 'Payoff progress' })).toHaveAttribute(
    'aria-valuenow',
    '50',
  );
});

test('crypto settings: on, a share, a coin, and the settings page says the same', async ({
  page,
}) => {
  await open(page, '/crypto');
  await settled(page);
  const toggle = page.getByRole('main').getByRole('button', { name: 'Settings' });
  await toggle.click();
  const on = page.getByRole('switch', { name: 'Crypto round-ups' });
  await expect(on).toBeChecked();
  await on.focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('slider', { name: 'Share of round-ups for crypto' })).toHaveCount(0);
  await page.keyboard.press('Space');
  const share = page.getByRole('slider', { name: 'Share of round-ups for crypto' });
  await share.focus();
  await page.keyboard.press('ArrowRight');
  await expect(share).toHaveAttribute('aria-valuetext', '30%');
  await page.getByText('SOL', { exact: true }).last().click();
  await expect(page.getByRole('radio', { name: /SOL/ })).toBeChecked();
  await expect(toast(page, 'Settings updated successfully')).toBeVisible();
  await toggle.click();
  await expect(share).toHaveCount(0);

  await page.getByRole('banner').getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('combobox', { name: 'Share of round-ups for crypto' })).toContainText(
    '30%',
  );
  await expect(page.getByRole('combobox', { name: 'Preferred cryptocurrency' })).toContainText(
    'SOL',
  );
});

test('a stake moves tokens from the balance, and lasts', async ({ page }) => {
  await open(page, '/dime-token');
  await settled(page);
  const staked = page.getByText('60.00 DTT', { exact: true });
  await expect(staked).toHaveCount(0);
  await page.getByRole('tab', { name: 'Stake DTT' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Amount to stake' }).fill('10');
  await page.keyboard.press('Enter');
  await expect(page.getByText('10 DTT staked for 90 days.')).toBeVisible();
  await expect(staked).toBeVisible();
  await page.reload();
  await expect(staked).toBeVisible();
});
