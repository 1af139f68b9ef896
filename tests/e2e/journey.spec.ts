import { boostOf, debtChanges, debtRow, openDebt } from './support/debts.ts';
import { expect, open, settled, signIn, test, toast } from './support/test.ts';

test('from the landing page to a payment that lasts', async ({ page }) => {
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Hello World/);

  await signIn(page);
  await settled(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back, Ada');
  await expect(page.getByText('$18,250.33').first()).toBeVisible();

  await page.getByRole('button', { name: 'Make Extra Payment' }).click();
  const dialog = page.getByRole('dialog', { name: 'Make Extra Payment' });
  await dialog.getByRole('combobox', { name: 'Debt' }).click();
  await page.getByRole('option', { name: /Everyday Rewards Card/ }).click();
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('200.10');
  await dialog.getByRole('button', { name: 'Make Payment' }).click();
  await expect(toast(page, 'Payment Processed')).toContainText(
    'Your payment has been successfully processed.',
  );
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('$18,050.23').first()).toBeVisible();

  await page.reload();
  await expect(page.getByText('$18,050.23').first()).toBeVisible();

  await page.getByRole('link', { name: 'View all debts' }).click();
  const card = await openDebt(page, 'Everyday Rewards Card');
  await expect(card.getByText('$5,999.90').first()).toBeVisible();
  await card.getByRole('link', { name: 'View History' }).click();
  const newest = debtChanges(page, 'Everyday Rewards Card').first();
  await expect(newest).toContainText('Payment');
  await expect(newest).toContainText('-$200.10');

  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Transactions' })
    .click();
  const payments = page.getByRole('list', { name: 'Recent payments' });
  await expect(payments.getByRole('listitem').first()).toContainText('Everyday Rewards Card');
  await expect(payments.getByRole('listitem').first()).toContainText('$200.10');
});

// @requirement 2.dashboard.apply
test('the week’s round-ups go to the debt of the highest rate', async ({ page }) => {
  // A Thursday: on a Monday the sweep has just taken what waited.
  await page.clock.setFixedTime('2026-11-19T14:05:00Z');
  await open(page, '/dashboard');
  await page.getByRole('button', { name: 'Apply to Debt' }).click();
  const dialog = page.getByRole('dialog', { name: 'Make Extra Payment' });
  await expect(dialog.getByRole('combobox', { name: 'Debt' })).toContainText(
    'Hearth Hardware Card',
  );
  await expect(dialog.getByRole('textbox', { name: 'Amount' })).not.toHaveValue('');
});

test('a boost pays on one tap and shows the server’s words', async ({ page }) => {
  await open(page, '/dashboard');
  await page.getByRole('link', { name: 'View all debts' }).click();
  const card = debtRow(page, 'Car Loan');
  const boost = await boostOf(page, 'Car Loan');
  await boost.getByRole('button', { name: '$100', exact: true }).click();
  await expect(toast(page, 'Payment Successful!')).toBeVisible();
  await expect(card.getByText('$10,700.00').first()).toBeVisible();
  await expect(card.getByText('7', { exact: true })).toBeVisible();
});

test('a payment shows on a page that was open before it', async ({ page }) => {
  await open(page, '/debts');
  const card = debtRow(page, 'Car Loan');
  await expect(card.getByText('$10,800.00').first()).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Dime Time' }).click();
  await page.getByRole('button', { name: 'Make Extra Payment' }).click();
  const dialog = page.getByRole('dialog', { name: 'Make Extra Payment' });
  await dialog.getByRole('combobox', { name: 'Debt' }).click();
  await page.getByRole('option', { name: /Car Loan/ }).click();
  await dialog.getByRole('button', { name: '$50', exact: true }).click();
  await dialog.getByRole('button', { name: 'Make Payment' }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('link', { name: 'View all debts' }).click();
  await expect(card.getByText('$10,750.00').first()).toBeVisible();
  await openDebt(page, 'Car Loan');
  await card.getByRole('link', { name: 'View History' }).click();
  await expect(debtChanges(page, 'Car Loan').first()).toContainText('-$50.00');
});

test('logging out ends at the landing page, and the way back is signing in', async ({ page }) => {
  await open(page, '/dashboard');
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/debts');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Hello World/);
});

test('signed in, Home is the landing page inside the navigation', async ({ page }) => {
  await open(page, '/dashboard');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Hello World/);
  await expect(page.getByRole('main')).toHaveCount(1);
  await page.getByRole('link', { name: 'Open Dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('the contact form sends, and keeps what was typed when it cannot', async ({ page }) => {
  await page.goto('/');
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.fill('Ada');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(toast(page, 'Missing fields')).toContainText('Please fill in all fields');
  await expect(name).toHaveValue('Ada');
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.test');
  await page.getByRole('textbox', { name: 'Message' }).fill('Hello there');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(toast(page, 'Message sent!')).toContainText(
    "Thank you for contacting us. We'll get back to you soon at ada@example.test.",
  );
  await expect(name).toHaveValue('');
});

test('a page that opens while the one before takes the worker away does not complain', async ({
  context,
  page,
}) => {
  await open(await context.newPage(), '/debts');
  // As the browser does, where the worker goes between the look for it and the question.
  await page.addInitScript(() => {
    ServiceWorkerRegistration.prototype.update = () =>
      Promise.reject(new TypeError('Failed to update a ServiceWorker for scope: Not found'));
  });
  await open(page, '/debts');
  await settled(page);
  await expect(page.getByRole('article').first()).toBeVisible();
});
