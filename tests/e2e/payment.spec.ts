import type { Locator, Page, Request } from 'playwright/test';
import { boostOf, debtRow } from './support/debts.ts';
import { expect, keepMessage, open, settled, tabTo, test, toast } from './support/test.ts';

/** The payments the page sends, in order. */
function watchPayments(page: Page): Request[] {
  const sent: Request[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'POST' && /payment/.test(pathname)) sent.push(request);
  });
  return sent;
}

const keyOf = (request: Request) => request.headers()['idempotency-key'];

async function openPayment(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Make Extra Payment' }).click();
  const dialog = page.getByRole('dialog', { name: 'Make Extra Payment' });
  await expect(dialog).toBeVisible();
  return dialog;
}

async function choose(page: Page, dialog: Locator, debt: RegExp): Promise<void> {
  await dialog.getByRole('combobox', { name: 'Debt' }).click();
  await page.getByRole('option', { name: debt }).click();
}

test('the payment dialog works by keyboard alone', async ({ page }) => {
  await open(page, '/dashboard');
  await settled(page);
  const opener = page.getByRole('button', { name: 'Make Extra Payment' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Make Extra Payment' });
  await expect(dialog).toBeVisible();

  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();

  await page.keyboard.press('Enter');
  const debt = dialog.getByRole('combobox', { name: 'Debt' });
  await tabTo(page, debt);
  await page.keyboard.press('Enter');
  const options = page.getByRole('option');
  await expect(options.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(options.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(debt).toBeFocused();
  await tabTo(page, dialog.getByRole('textbox', { name: 'Amount' }));
  await page.keyboard.type('12.34');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Payment Processed')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('a choice in the dialog closes without closing the dialog', async ({ page }) => {
  await open(page, '/dashboard');
  const dialog = await openPayment(page);
  const debt = dialog.getByRole('combobox', { name: 'Debt' });
  await debt.click();
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(dialog).toBeVisible();

  await choose(page, dialog, /Car Loan/);
  await expect(dialog).toBeVisible();
  await expect(debt).toContainText('Car Loan');

  // A press outside of the list closes the list alone.
  await debt.click();
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(dialog).toBeVisible();
});

test('a double click sends one payment', async ({ page }) => {
  const sent = watchPayments(page);
  await open(page, '/dashboard');
  const dialog = await openPayment(page);
  await choose(page, dialog, /Everyday/);
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('25');
  await dialog.getByRole('button', { name: 'Make Payment' }).dblclick({ delay: 5 });
  await expect(toast(page, 'Payment Processed')).toBeVisible();
  await expect(page.getByText('$18,225.33').first()).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(keyOf(sent[0]!)).toMatch(/^[!-~]{8,255}$/);
});

test('Enter and a click send one payment, and presets tapped twice pay once', async ({ page }) => {
  const sent = watchPayments(page);
  await open(page, '/dashboard');
  await page.getByRole('link', { name: 'View all debts' }).click();
  const card = debtRow(page, 'Car Loan');
  const boost = await boostOf(page, 'Car Loan');
  await boost.getByRole('textbox', { name: 'Custom amount' }).fill('10');
  const pay = boost.getByRole('button', { name: 'Pay', exact: true });
  await pay.evaluate((button: HTMLButtonElement) => {
    button.form?.requestSubmit();
    button.click();
  });
  await expect(card.getByText('$10,790.00').first()).toBeVisible();
  expect(sent).toHaveLength(1);

  const preset = boost.getByRole('button', { name: '$25', exact: true });
  await preset.evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await expect(card.getByText('$10,765.00').first()).toBeVisible();
  expect(sent).toHaveLength(2);
  expect(keyOf(sent[0]!)).not.toBe(keyOf(sent[1]!));
});

test('an invalid payment is refused with its notice and sends nothing', async ({ page }) => {
  const sent = watchPayments(page);
  await open(page, '/dashboard');
  const dialog = await openPayment(page);
  await dialog.getByRole('button', { name: 'Make Payment' }).click();
  await expect(toast(page, 'Invalid Payment')).toContainText(
    'Please select a debt and enter a valid amount.',
  );
  await choose(page, dialog, /Car Loan/);
  for (const amount of ['0', '-5', '1e3', '99999999', '5,00']) {
    await dialog.getByRole('textbox', { name: 'Amount' }).fill(amount);
    await dialog.getByRole('button', { name: 'Make Payment' }).click();
    await expect(dialog).toBeVisible();
  }
  expect(sent).toHaveLength(0);
});

test.describe('when the server fails', () => {
  test.use({ expectedComplaints: [/status of 500/] });

  // @requirement 4.payment.failure 9.toast.key 9.toast.swipe
  test('the dialog stays with what was typed, and says so over it', async ({ page }) => {
    await open(page, '/dashboard', 'faults=createPayment:500-empty');
    const dialog = await openPayment(page);
    await choose(page, dialog, /Everyday/);
    await dialog.getByRole('textbox', { name: 'Amount' }).fill('25');
    await dialog.getByRole('button', { name: 'Make Payment' }).click();

    const shown = toast(page, 'Payment Failed');
    await expect(shown).toContainText('There was an error processing your payment.');
    await keepMessage(page);
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Amount' })).toHaveValue('25');

    // The message is not hidden from assistive technology by the dialog under it.
    const hidden = await shown.evaluate((element) => element.closest('[aria-hidden="true"]'));
    expect(hidden).toBeNull();

    // F8 leads to it, a swipe to the right takes it away, and the dialog stays.
    await page.keyboard.press('F8');
    const region = page.getByRole('region', { name: 'Notifications (F8)' });
    await expect(region.getByRole('list')).toBeFocused();
    const box = (await shown.boundingBox())!;
    await page.mouse.move(box.x + 60, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + 160, box.y + box.height / 2, { steps: 8 });
    await page.mouse.up();
    await expect(shown).toHaveCount(0);
    await expect(dialog).toBeVisible();
  });
});

test.describe('when the answer is lost', () => {
  test.use({ expectedComplaints: [/Failed to fetch|net::ERR/] });

  test('the page does not know, and a retry pays once', async ({ page }) => {
    const sent = watchPayments(page);
    await open(page, '/dashboard', 'faults=createPayment:lost-answer*1');
    const dialog = await openPayment(page);
    await choose(page, dialog, /Everyday/);
    await dialog.getByRole('textbox', { name: 'Amount' }).fill('25');
    await dialog.getByRole('button', { name: 'Make Payment' }).click();
    await expect(dialog.getByRole('alert')).toContainText('We’re not sure this went through');
    await expect(dialog.getByRole('textbox', { name: 'Amount' })).toHaveValue('25');
    expect(sent).toHaveLength(1);

    await dialog.getByRole('button', { name: 'Try Again' }).click();
    await expect(toast(page, 'Payment Processed')).toBeVisible();
    await expect(dialog).toHaveCount(0);
    // The first attempt had been written: the second answered as it did, and paid nothing.
    await expect(page.getByText('$18,225.33').first()).toBeVisible();
    expect(sent).toHaveLength(2);
    expect(keyOf(sent[0]!)).toBe(keyOf(sent[1]!));
  });

  test('the doubt outlives the dialog and the page, and so does the key', async ({ page }) => {
    const sent = watchPayments(page);
    await open(page, '/dashboard', 'faults=createPayment:lost-answer*1');
    const dialog = await openPayment(page);
    await choose(page, dialog, /Everyday/);
    await dialog.getByRole('textbox', { name: 'Amount' }).fill('25');
    await dialog.getByRole('button', { name: 'Make Payment' }).click();
    await expect(dialog.getByRole('alert')).toContainText('We’re not sure this went through');
    // A dialog does not close while it is sending.
    await expect(dialog.getByRole('button', { name: 'Try Again' })).toBeEnabled();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    // It had been written, and the figures are asked for: they say so.
    await expect(page.getByText('$18,225.33').first()).toBeVisible();

    await page.getByRole('link', { name: 'View all debts' }).click();
    await expect(page.getByRole('heading', { name: 'Debt Management' })).toBeVisible();
    await page.getByRole('button', { name: 'Make Payment' }).first().click();
    await expect(dialog.getByRole('alert')).toContainText('$25.00 payment to Everyday');
    await choose(page, dialog, /Everyday/);
    await dialog.getByRole('textbox', { name: 'Amount' }).fill('25');
    await dialog.getByRole('button', { name: 'Make Payment' }).click();
    await expect(toast(page, 'Payment Processed')).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('$18,225.33').first()).toBeVisible();
    expect(sent).toHaveLength(2);
    expect(keyOf(sent[0]!)).toBe(keyOf(sent[1]!));
  });
});
