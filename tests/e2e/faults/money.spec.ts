import type { Request } from 'playwright/test';
import { debt, NO_FIGURE, serve } from '../support/answers.ts';
import { LONG_ENOUGH_MS, takeClock, watchCall } from '../support/faults.ts';
import { LIVE_URL } from '../support/ports.ts';
import { boostOf, openDebt } from '../support/debts.ts';
import { expect, open, settled, test, toast } from '../support/test.ts';

const BAD_AMOUNTS = [
  '1e3',
  'NaN',
  'Infinity',
  '0.1+',
  '-5',
  '-0',
  '0',
  '0.00',
  '00.10',
  '1.234',
  '1234567890123456789',
  '५',
  '５',
  '5,00',
  '-$5',
  '1_000',
  '0x10',
  '',
  '.5',
  '5.',
  '5\u0000',
  '99999999',
];

async function bodyOf(sent: readonly Request[]): Promise<unknown> {
  await expect.poll(() => sent.length).toBe(1);
  return sent[0]?.postDataJSON();
}

test('each bad amount of a payment: the toast and no call; the page trims " 5 "', async ({
  page,
}) => {
  await takeClock(page);
  await open(page, '/debts');
  const sent = watchCall(page, 'createPayment');
  const row = await openDebt(page, 'Car Loan');
  await row.getByRole('button', { name: 'Make Payment', exact: true }).click();
  const dialog = page.getByRole('dialog');
  const amount = dialog.getByRole('textbox', { name: 'Amount' });
  const pay = dialog.getByRole('button', { name: 'Make Payment' });
  const refused = toast(page, 'Please select a debt and enter a valid amount.');
  for (const text of BAD_AMOUNTS) {
    await amount.fill(text);
    const typed = await amount.inputValue();
    await pay.click();
    await expect(refused, text).toBeVisible();
    await expect(amount, text).toHaveValue(typed);
    await page.clock.fastForward(LONG_ENOUGH_MS);
    await expect(refused).toHaveCount(0);
  }
  expect(sent).toHaveLength(0);
  await amount.fill(' 5 ');
  await pay.click();
  expect(await bodyOf(sent)).toMatchObject({ amount: '5.00' });
});

test('each bad amount of a boost: the toast and no call; the page trims " 5 "', async ({
  page,
}) => {
  await takeClock(page);
  await open(page, '/debts');
  const sent = watchCall(page, 'createAcceleratedPayment');
  const boost = await boostOf(page, 'Car Loan');
  const amount = boost.getByRole('textbox', { name: 'Custom amount' });
  const pay = boost.getByRole('button', { name: 'Pay', exact: true });
  const refused = toast(page, 'Please enter a valid payment amount');
  for (const text of BAD_AMOUNTS) {
    await amount.fill(text);
    await pay.click();
    await expect(refused, text).toBeVisible();
    await page.clock.fastForward(LONG_ENOUGH_MS);
    await expect(refused).toHaveCount(0);
  }
  expect(sent).toHaveLength(0);
  await amount.fill(' 5 ');
  await pay.click();
  expect(await bodyOf(sent)).toMatchObject({ amount: '5.00' });
});

test.describe('a stake', () => {
  test.use({ expectedComplaints: [/status of 422/] });

  test('of 0 is no call, above the balance is the refusal of the server', async ({ page }) => {
    await open(page, '/dime-token');
    const sent = watchCall(page, 'stakeTokens');
    await page.getByRole('tab', { name: 'Stake DTT' }).click();
    const amount = page.getByRole('textbox', { name: 'Amount to stake' });
    const stake = page.getByRole('button', { name: 'Stake DTT' });
    await expect(stake).toBeDisabled();
    for (const text of ['0', '0.00', '-5', '1e3', 'NaN']) {
      await amount.fill(text);
      await stake.click();
      await expect(amount).toHaveValue(text);
    }
    expect(sent).toHaveLength(0);
    await amount.fill('999999999');
    await stake.click();
    const refusal = toast(page, 'Staking Failed');
    await expect(refusal).toContainText(/You have [\d.]+ DTT\. Enter that or less\./);
    await expect(refusal).not.toContainText('{');
    await expect(amount).toHaveValue('999999999');
    expect(sent).toHaveLength(1);
  });
});

test.describe('odd debts', () => {
  test.use({ baseURL: LIVE_URL, serviceWorkers: 'block' });

  test('original balance 0, minimum 0, rate 0, a balance above the original: every figure is one', async ({
    page,
  }) => {
    await serve(page, {
      '/api/debts': [
        { ...debt, id: 'd1', name: 'No original', originalBalance: '0.00' },
        { ...debt, id: 'd2', name: 'No minimum', minimumPayment: '0.00' },
        { ...debt, id: 'd3', name: 'No rate', interestRate: 0 },
        { ...debt, id: 'd4', name: 'Grown', currentBalance: '2500.00' },
        { ...debt, id: 'd5', name: 'Nothing', currentBalance: '0.00', originalBalance: '0.00' },
      ],
    });
    for (const path of ['/debts', '/dashboard', '/insights', '/transactions']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await settled(page);
      await expect(page.getByRole('main'), path).not.toContainText(NO_FIGURE);
      await expect(page.getByText('couldn’t load'), path).toHaveCount(0);
      for (const meter of await page.getByRole('progressbar').all()) {
        const percent = Number(await meter.getAttribute('aria-valuenow'));
        expect(percent, path).toBeGreaterThanOrEqual(0);
        expect(percent, path).toBeLessThanOrEqual(100);
      }
    }
  });
});
