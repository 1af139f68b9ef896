import type { Locator, Page } from 'playwright/test';
import { debt, serve } from '../support/answers.ts';
import {
  DELAY_MS,
  householdState,
  keyOf,
  LONG_ENOUGH_MS,
  RESOURCE_FAILURES,
  setFaults,
  takeClock,
  watchCall,
} from '../support/faults.ts';
import { LIVE_URL } from '../support/ports.ts';
import { boostOf, boostPanel, debtRow, openDebt } from '../support/debts.ts';
import { expect, firstUse, keepMessage, open, test, toast } from '../support/test.ts';

test.use({ expectedComplaints: RESOURCE_FAILURES });

const carLoan = (page: Page) => debtRow(page, 'Car Loan');
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Make Extra Payment' });
const amount = (page: Page) => dialog(page).getByRole('textbox', { name: 'Amount' });
const debtsFailed = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'Debts couldn’t load' });

/** Fills in a payment of $25 and sends it, from the row of the car loan or from a card. */
async function pay(page: Page, card?: Locator): Promise<void> {
  const opener = card ?? (await openDebt(page, 'Car Loan'));
  await opener.getByRole('button', { name: 'Make Payment', exact: true }).click();
  await amount(page).fill('25');
  await dialog(page).getByRole('button', { name: 'Make Payment' }).click();
}

// @requirement 8.generic
test('500 with an empty body: "500: Internal Server Error", and Retry brings the data', async ({
  page,
}) => {
  await open(page, '/debts', 'faults=getDebts:500-empty*1');
  await expect(debtsFailed(page)).toContainText('500: Internal Server Error');
  await expect(page.getByText('Debt Avalanche')).toBeVisible();
  await debtsFailed(page).getByRole('button', { name: 'Retry' }).click();
  await expect(carLoan(page)).toBeVisible();
});

// @requirement 8.generic.401
test('401 mid-session: one sign-in prompt, typed data kept', async ({ page }) => {
  await open(page, '/debts');
  await expect(carLoan(page)).toBeVisible();
  await setFaults(page, 'createPayment:401,getTransactions:401,getPayments:401');
  const prompts = page.getByText('You’re signed out', { exact: true });
  await pay(page);
  await expect(prompts).toHaveCount(1);
  await keepMessage(page);
  await expect(amount(page)).toHaveValue('25');
  // Another page that is refused says nothing more about it.
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Transactions' })
    .click();
  await expect(page.getByRole('alert').first()).toContainText('Sign in again to continue.');
  await expect(prompts).toHaveCount(1);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('401 mid-session: the way to sign in outlasts its message, until a call is answered', async ({
  page,
}) => {
  await takeClock(page);
  await open(page, '/debts');
  await setFaults(page, 'createPayment:401,createAcceleratedPayment:401');
  const prompts = page.getByText('You’re signed out', { exact: true });
  const message = toast(page, 'You’re signed out');
  const boost = boostPanel(page).getByRole('button', { name: '$25', exact: true });
  const seeMessageGo = async () => {
    await expect(message.getByRole('button', { name: 'Sign in' })).toBeVisible();
    await expect(prompts).toHaveCount(1);
    await page.clock.fastForward(LONG_ENOUGH_MS);
    await expect(message).toHaveCount(0);
  };
  await pay(page);
  await seeMessageGo();
  // Over a dialog a notice is out of reach, and the message comes again.
  await dialog(page).getByRole('button', { name: 'Make Payment' }).click();
  await seeMessageGo();
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  const signIn = page.getByRole('status').getByRole('button', { name: 'Sign in' });
  await expect(signIn).toBeVisible();
  await expect(prompts).toHaveCount(1);
  await boost.click();
  await seeMessageGo();
  await setFaults(page);
  await boost.click();
  await expect(toast(page, 'Payment Successful!')).toBeVisible();
  await expect(prompts).toHaveCount(0);

  await setFaults(page, 'createAcceleratedPayment:401');
  await boost.click();
  await seeMessageGo();
  await signIn.click();
  await expect(page).toHaveURL('/dashboard');
});

test('429 waits: nothing is asked before the server said', async ({ page }) => {
  await takeClock(page);
  const sent = watchCall(page, 'getDebts');
  await open(page, '/debts', 'faults=getDebts:429');
  const retry = debtsFailed(page).getByRole('button', { name: 'Retry' });
  await expect(debtsFailed(page)).toContainText('429: ');
  await setFaults(page);
  await retry.click();
  await expect(debtsFailed(page)).toContainText(/Try again in \d+ seconds?\./);
  expect(sent).toHaveLength(1);
  await page.clock.fastForward(LONG_ENOUGH_MS);
  expect(sent).toHaveLength(1);
  await retry.click();
  await expect(carLoan(page)).toBeVisible();
  expect(sent).toHaveLength(2);
});

test('503 keeps old data marked stale', async ({ page }) => {
  await open(page, '/debts');
  await expect(carLoan(page)).toContainText('$10,800.00');
  await setFaults(page, 'getDebts:503');
  const boost = await boostOf(page, 'Car Loan');
  await boost.getByRole('button', { name: '$25', exact: true }).click();
  await expect(toast(page, 'Payment Successful!')).toBeVisible();
  await expect(page.getByText('May be out of date').first()).toBeVisible();
  await expect(carLoan(page)).toContainText('$10,800.00');
  await expect(debtsFailed(page)).toHaveCount(0);
});

test('slower than 10 s: "we do not know yet", nothing retries by itself, one key, one payment', async ({
  page,
}) => {
  await takeClock(page);
  await open(page, '/debts', `faults=createPayment:delay*1&delay=${DELAY_MS}`);
  const sent = watchCall(page, 'createPayment');
  const { payments: before } = await householdState(page);
  await pay(page);
  await expect(dialog(page).getByRole('button', { name: 'Processing' })).toBeDisabled();
  await page.clock.fastForward(DELAY_MS);
  await expect(dialog(page).getByRole('alert')).toContainText('We’re not sure this went through');
  await page.clock.fastForward(600_000);
  expect(sent).toHaveLength(1);
  await dialog(page).getByRole('button', { name: 'Try Again' }).click();
  await expect(dialog(page)).toHaveCount(0);
  expect(sent).toHaveLength(2);
  expect(keyOf(sent[1])).toBe(keyOf(sent[0]));
  const { payments: after } = await householdState(page);
  expect(after).toHaveLength((before as unknown[]).length + 1);
});

test.describe('a card that breaks', () => {
  test.use({ expectedComplaints: [/broken card/] });

  test('a render error in one card: the boundary is there, and the other cards stand', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      // The browser fails wherever the name of this debt would be drawn.
      const browser = window as { breaks?: boolean };
      browser.breaks = true;
      const element = Element.prototype as unknown as {
        setAttribute: (this: Element, name: string, value: string) => void;
      };
      const set = element.setAttribute;
      element.setAttribute = function (name, value) {
        if (browser.breaks && value === 'Car Loan') throw new Error('broken card');
        set.call(this, name, value);
      };
    });
    await open(page, '/debts');
    const failed = page.getByRole('alert').filter({ hasText: 'This debt couldn’t load' });
    await expect(failed).toHaveCount(1);
    await expect(carLoan(page)).toHaveCount(0);
    await expect(page.getByRole('article', { name: 'Everyday Rewards Card' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Debt Management');
    await page.evaluate(() => {
      (window as { breaks?: boolean }).breaks = false;
    });
    await failed.getByRole('button', { name: 'Retry' }).click();
    await expect(carLoan(page)).toBeVisible();
  });
});

/** The debts and what comes after them by itself: no file of the page is still on its way. */
async function expectWhole(page: Page): Promise<void> {
  await expect(page.getByRole('article', { name: 'Store Card' })).toBeVisible();
  await expect(page.getByRole('slider', { name: /Payoff plans/ })).toBeVisible();
}

test.describe('offline', () => {
  test.use({ baseURL: LIVE_URL, serviceWorkers: 'block' });

  test('at submit: nothing leaves, what was typed stays, and exactly one payment once back', async ({
    page,
    context,
  }) => {
    const keys: (string | undefined)[] = [];
    await serve(page, { '/api/debts': [debt] });
    await page.route('**/api/payments', (route) => {
      const request = route.request();
      if (request.method() === 'GET') return route.fallback();
      keys.push(keyOf(request));
      const json = { id: 'p1', debtId: 'd1', amount: '25.00', date: '2026-11-19T14:05:00Z' };
      return route.fulfill({ status: 201, json });
    });
    const messages = page.waitForEvent('requestfinished', (request) =>
      /ToastMessages-.*\.js/.test(request.url()),
    );
    await page.goto('/debts');
    await expectWhole(page);
    await firstUse(page);
    await messages;
    await expectWhole(page);
    await context.setOffline(true);
    await pay(page, debtRow(page, 'Store Card'));
    await expect(toast(page, 'Payment Failed')).toBeVisible();
    await expect(amount(page)).toHaveValue('25');
    expect(keys).toHaveLength(0);
    await context.setOffline(false);
    expect(keys).toHaveLength(0);
    await dialog(page).getByRole('button', { name: 'Make Payment' }).click();
    await expect(toast(page, 'Payment Processed')).toBeVisible();
    expect(keys).toHaveLength(1);
  });

  test('before a message can be drawn: it is told once the connection is back', async ({
    page,
    context,
  }) => {
    await serve(page, { '/api/debts': [debt] });
    await page.route(/ToastMessages/, (route) => route.abort());
    const missed = page.waitForEvent('requestfailed', (request) =>
      request.url().includes('ToastMessages'),
    );
    await page.goto('/debts');
    await expectWhole(page);
    await firstUse(page);
    await missed;
    await expectWhole(page);
    await context.setOffline(true);
    await pay(page, debtRow(page, 'Store Card'));
    await expect(amount(page)).toHaveValue('25');
    await page.unroute(/ToastMessages/);
    await context.setOffline(false);
    await expect(toast(page, 'Payment Failed')).toBeVisible();
  });
});
