import type { Debt } from '@dime-time/finance-core/contract';
import type { Page } from 'playwright/test';
import { lastBuilt } from '../tools/builtOnce.ts';
import { startLiveApi, type LiveApi } from '../tools/liveApi.ts';
import { expect, settled, test, toast } from './support/test.ts';

let api: LiveApi;

// One server for the file, and its tests one after the other: they share its households.
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  api = await startLiveApi({ APP_DIR: lastBuilt('app-live') });
});
test.afterAll(() => api.stop());

// The browser reports the status of the refusal.
test.use({ expectedComplaints: [/status of 422.*\/api\/accelerated-payment/] });

async function signIn(page: Page, person: 'ada' | 'grace', title: string): Promise<void> {
  await page.goto(`${api.url}/api/login`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await page.locator(`button[value="${person}"]`).click();
  await expect(page).toHaveURL(`${api.url}/dashboard`);
}

/** Pays $25 from a page that does not know that the debt has been paid off meanwhile. */
async function payTooMuch(page: Page): Promise<void> {
  await page.goto(`${api.url}/debts`);
  await settled(page);
  const boost = page.getByRole('button', { name: '$25', exact: true }).first();
  await expect(boost).toBeVisible();
  const debts = (await (await page.request.get(`${api.url}/api/debts`)).json()) as {
    id: Debt['id'];
    currentBalance: string;
  }[];
  for (const { id, currentBalance } of debts) {
    const data = { debtId: id, amount: currentBalance, source: 'manual' };
    expect((await page.request.post(`${api.url}/api/payments`, { data })).status()).toBe(201);
  }
  await boost.click();
}

test.describe('a browser in Spanish', () => {
  test.use({ locale: 'es-MX' });

  test('reads in Spanish why a payment is refused', async ({ page }) => {
    await signIn(page, 'ada', '¿Quién quieres ser?');
    const manifest = await page.evaluate(async () => (await fetch('/manifest.webmanifest')).json());
    expect(manifest).toMatchObject({
      lang: 'es-US',
      description: expect.stringContaining('redondea cada compra'),
    });
    await payTooMuch(page);
    await expect(toast(page, 'No se pudo hacer el pago')).toContainText(
      '422: La cantidad es mayor que el saldo de la deuda.',
    );
  });
});

test('a browser in English reads the sentence of the server', async ({ page }) => {
  await signIn(page, 'grace', 'Who would you like to be?');
  await payTooMuch(page);
  await expect(toast(page, 'Payment Failed')).toContainText(
    '422: The amount is above the balance of the debt.',
  );
});
