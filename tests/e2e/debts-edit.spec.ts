import type { Locator, Page } from 'playwright/test';
import { axeViolations } from './support/accessibility.ts';
import { backToDebts, boostOf, debtChanges, debtRow, goToDebt, openDebt } from './support/debts.ts';
import { setFaults } from './support/faults.ts';
import { expect, keepMessage, open, settled, test, toast, WITHOUT_MOTION } from './support/test.ts';

test.use(WITHOUT_MOTION);
// A refusal that a test asks for.
test.use({ expectedComplaints: [/status of 409 \(Conflict\)/] });

const CARD = 'Everyday Rewards Card';

/** Goes from Debts to the page of a debt, and opens its editing. */
async function openEdit(page: Page, name = CARD): Promise<Locator> {
  await goToDebt(page, name);
  return editHere(page);
}

async function editHere(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Debt' });
  await expect(dialog).toBeVisible();
  return dialog;
}

async function addDebt(page: Page, fields: Record<string, string>): Promise<void> {
  await page.getByRole('button', { name: 'Add Debt Account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Debt Account' });
  for (const [label, text] of Object.entries(fields)) await dialog.getByLabel(label).fill(text);
  await dialog.getByRole('button', { name: 'Add Debt', exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

test.beforeEach(async ({ page }) => {
  await open(page, '/debts');
  await settled(page);
});

test('amounts and a rate are taken as they are pasted, a card number is cut', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.postData() ?? '');
  });
  await addDebt(page, {
    Name: 'Travel Card',
    'Account number': '4111 1111 1111 1234',
    'Current balance': '$6,200',
    'Original balance': '8 000.50',
    'Minimum payment': '1,155.00',
    'Interest rate': ' 24.99 % ',
    'Due day of the month': '15',
  });
  expect(sent.map((body) => JSON.parse(body) as unknown)).toEqual([
    {
      name: 'Travel Card',
      accountNumber: '•••• 1234',
      currentBalance: '6200.00',
      originalBalance: '8000.50',
      minimumPayment: '1155.00',
      interestRate: 24.99,
      dueDate: 15,
    },
  ]);
  await expect(debtRow(page, 'Travel Card')).toContainText('•••• 1234');
  expect(await page.content()).not.toContain('4111');
});

test('a payment names its range, and takes what is pasted', async ({ page }) => {
  const boost = await boostOf(page, CARD);
  const amount = boost.getByRole('textbox', { name: 'Custom amount' });
  await amount.fill('6,20');
  await boost.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(toast(page, 'Invalid Amount')).toContainText('Please enter a valid payment amount');
  await expect(amount).toHaveAccessibleDescription(/Enter an amount from \$0\.01 to \$6,200\.00\./);
  await amount.fill('$1,000.50');
  await boost.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(toast(page, 'Payment Successful!')).toBeVisible();
  await expect(debtRow(page, CARD)).toContainText('$5,199.50');
});

test('each control of a debt says which debt it is about', async ({ page }) => {
  const boost = await boostOf(page, CARD);
  for (const name of ['$25', '$50', '$100', '$250', 'Pay']) {
    await expect(boost.getByRole('button', { name, exact: true })).toHaveAccessibleDescription(
      CARD,
    );
  }
  const row = debtRow(page, CARD);
  for (const control of [
    row.getByRole('button', { name: 'Make Payment' }),
    row.getByRole('link', { name: 'View History' }),
    row.getByRole('link', { name: 'Debt Details' }),
  ]) {
    await expect(control).toHaveAccessibleDescription(CARD);
  }
  await page.getByRole('button', { name: 'Make Payment' }).first().click();
  await page.getByRole('combobox', { name: 'Debt' }).click();
  await expect(page.getByRole('option', { name: `${CARD} $6,200.00 left` })).toBeVisible();
});

test('three debts, of which one is open, take eleven buttons', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(page.getByRole('article').filter({ hasText: 'APR' })).toHaveCount(3);
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(11);
});

test('the menu of the user stands in a landmark', async ({ page }) => {
  await page.getByRole('button', { name: 'Account menu' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
});

test('a debt is edited, and a minimum below the interest is warned of at once', async ({
  page,
}) => {
  const dialog = await openEdit(page);
  await dialog.getByLabel('Minimum payment').fill('50');
  await expect(dialog.getByRole('status')).toHaveText(
    'This minimum is less than the $129.12 of monthly interest. On its own, it won’t pay off this debt.',
  );
  await dialog.getByLabel('Minimum payment').fill('$160');
  await expect(dialog.getByRole('status')).toHaveCount(0);
  await dialog.getByLabel('Name').fill('Rewards Card');
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toast(page, 'Debt Updated')).toBeVisible();
  await backToDebts(page);
  await expect(await openDebt(page, 'Rewards Card')).toContainText('$160.00');
});

test('a balance is corrected to a statement', async ({ page }) => {
  const dialog = await openEdit(page);
  await dialog.getByRole('tab', { name: 'Balance' }).click();
  await dialog.getByLabel('Statement balance').fill('$6,329.12');
  await dialog.getByText('Interest or fees').click();
  await dialog.getByRole('button', { name: 'Correct Balance' }).click();
  await expect(toast(page, 'Balance Corrected')).toBeVisible();
  await backToDebts(page);
  await expect(debtRow(page, CARD)).toContainText('$6,329.12');
});

test('a debt is paid off, closed, reopened; one with a history is not deleted', async ({
  page,
}) => {
  await addDebt(page, {
    Name: 'Dentist',
    'Current balance': '25',
    'Minimum payment': '25',
    'Interest rate': '0',
    'Due day of the month': '1',
  });
  let dialog = await openEdit(page, 'Dentist');
  await dialog.getByRole('tab', { name: 'Close or Delete' }).click();
  await expect(dialog.getByRole('button', { name: 'Close Debt' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await backToDebts(page);
  const card = debtRow(page, 'Dentist');
  const boost = await boostOf(page, 'Dentist');
  await boost.getByRole('button', { name: '$25', exact: true }).click();
  await expect(toast(page, 'Payment Successful!')).toBeVisible();
  await expect(card).toContainText('Remaining $0.00');

  dialog = await openEdit(page, 'Dentist');
  await dialog.getByRole('tab', { name: 'Close or Delete' }).click();
  const remove = dialog.getByRole('button', { name: 'Delete Debt' });
  await expect(remove).toBeDisabled();
  await expect(remove).toHaveAccessibleDescription(
    'This debt has payments, so its history is kept and it can’t be deleted. Close it instead.',
  );
  await dialog.getByRole('button', { name: 'Close Debt' }).click();
  await expect(toast(page, 'Debt Closed')).toBeVisible();
  await backToDebts(page);
  await expect(card).toHaveCount(0);

  await page.getByText('Closed debts (1)').click();
  const closed = page.getByRole('list', { name: 'Closed debts' });
  await closed.getByRole('link', { name: 'Dentist' }).click();
  dialog = await editHere(page);
  await dialog.getByRole('tab', { name: 'Reopen or Delete' }).click();
  await dialog.getByRole('button', { name: 'Reopen Debt' }).click();
  await expect(toast(page, 'Debt Reopened')).toBeVisible();
  await backToDebts(page);
  await expect(card).toBeVisible();
});

test.describe('when the response to a change is lost', () => {
  test.use({ expectedComplaints: [/Failed to fetch|net::ERR/] });

  test('the same change made later is a change of its own', async ({ page }) => {
    const rename = async (from: string, to: string) => {
      const dialog = await openEdit(page, from);
      await dialog.getByRole('textbox', { name: 'Name' }).fill(to);
      await dialog.getByRole('button', { name: 'Save Changes' }).click();
    };
    await setFaults(page, 'updateDebt:lost-answer*1');
    await rename(CARD, 'First');
    await expect(toast(page, 'We’re not sure this went through')).toBeVisible();
    await page.keyboard.press('Escape');
    await backToDebts(page);
    await expect(debtRow(page, 'First')).toBeVisible();
    for (const [from, to] of [
      ['First', 'Second'],
      ['Second', 'First'],
    ] as const) {
      await rename(from, to);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(to);
      await backToDebts(page);
      await expect(debtRow(page, to)).toBeVisible();
    }
  });
});

test.describe('when the response to an undo is lost', () => {
  test.use({ expectedComplaints: [/Failed to fetch|net::ERR/] });

  test('it is tried again from its message', async ({ page }) => {
    const card = debtRow(page, CARD);
    await setFaults(page, 'undoPayment:lost-answer*1');
    const boost = await boostOf(page, CARD);
    await boost.getByRole('button', { name: '$25', exact: true }).click();
    const paid = toast(page, 'Payment Successful!');
    await expect(paid).toBeVisible();
    await keepMessage(page);
    await paid.getByRole('button', { name: 'Undo' }).click();
    const unknown = toast(page, 'We’re not sure this went through');
    await expect(unknown).toBeVisible();
    await keepMessage(page);
    await unknown.getByRole('button', { name: 'Try Again' }).click();
    await expect(toast(page, 'Payment Canceled')).toBeVisible();
    await expect(card).toContainText('$6,200.00');
  });
});

test('a payment is undone from its message, and everything is as before', async ({ page }) => {
  const card = debtRow(page, CARD);
  await expect(card).toContainText('$6,200.00');
  const boost = await boostOf(page, CARD);
  await boost.getByRole('button', { name: '$25', exact: true }).click();
  const message = toast(page, 'Payment Successful!');
  await expect(message).toBeVisible();
  await keepMessage(page);
  await expect(card).toContainText('$6,175.00');
  await message.getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page, 'Payment Canceled')).toContainText('No money was moved.');
  await expect(card).toContainText('$6,200.00');
});

test('a payment is undone from the history while that can be done, and not after', async ({
  page,
}) => {
  const boost = await boostOf(page, CARD);
  await boost.getByRole('button', { name: '$25', exact: true }).click();
  await expect(toast(page, 'Payment Successful!')).toBeVisible();
  await debtRow(page, CARD).getByRole('link', { name: 'View History' }).click();
  const changes = debtChanges(page, CARD);
  const undo = changes.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeVisible();
  // Its time is up: the button is gone, the payment stays.
  await expect(undo).toHaveCount(0);
  await expect(changes.first()).toContainText('-$25.00');
});
