import type { Page, Route } from 'playwright/test';
import { debt, serve, transaction } from '../support/answers.ts';
import { RESOURCE_FAILURES } from '../support/faults.ts';
import { LIVE_URL } from '../support/ports.ts';
import { expect, settled, stopped, test, WITHOUT_MOTION } from '../support/test.ts';

test.use({
  ...WITHOUT_MOTION,
  baseURL: LIVE_URL,
  serviceWorkers: 'block',
  expectedComplaints: RESOURCE_FAILURES,
});

const OFFERS = {
  coinbase: { configured: false },
  features: ['debts.create', 'transactions.create'],
};

/** Where something is added by hand. */
const FORMS = [
  { path: '/transactions', opener: 'Add Transaction', first: 'Merchant' },
  { path: '/debts', opener: 'Add Debt Account', first: 'Name' },
] as const;

/** Holds requests for what the server offers until the test answers. */
async function holdStatus(page: Page): Promise<(answer: Parameters<Route['fulfill']>[0]) => void> {
  const { promise, resolve } = Promise.withResolvers<Parameters<Route['fulfill']>[0]>();
  await page.route('**/api/service-status', async (route) => route.fulfill(await promise));
  return resolve;
}

for (const { path, opener, first } of FORMS) {
  test(`${path}: what the server could not say is not told as a no, and can be asked again`, async ({
    page,
  }) => {
    await serve(page, { '/api/transactions': [transaction], '/api/debts': [debt] });
    let asked = 0;
    await page.route('**/api/service-status', (route) => {
      asked += 1;
      return asked === 1 ? route.fulfill({ status: 500 }) : route.fulfill({ json: OFFERS });
    });
    await page.goto(path);
    await settled(page);
    await page.getByRole('button', { name: opener }).click();
    const dialog = page.getByRole('dialog', { name: opener });
    await expect(dialog.getByRole('alert')).toContainText('500');
    await expect(dialog).not.toContainText('can’t add them here');
    await dialog.getByRole('button', { name: 'Retry' }).click();
    await expect(dialog.getByRole('textbox', { name: first })).toBeFocused();
  });

  test(`${path}: opened before the server has said what it offers, it waits and moves nothing`, async ({
    page,
  }) => {
    await serve(page, { '/api/transactions': [transaction], '/api/debts': [debt] });
    const answer = await holdStatus(page);
    await page.goto(path);
    await page.getByRole('button', { name: opener }).first().click();
    const dialog = page.getByRole('dialog', { name: opener });
    await expect(dialog).toContainText('Loading the form');
    await expect(dialog).not.toContainText('can’t add them here');
    const close = dialog.getByRole('button', { name: 'Close' });
    await expect(close).toBeFocused();
    await stopped(page);
    const [size, place] = [await dialog.boundingBox(), await close.boundingBox()];
    answer({ json: OFFERS });
    await expect(dialog.getByRole('textbox', { name: first })).toBeFocused();
    expect(await dialog.boundingBox()).toEqual(size);
    expect(await close.boundingBox()).toEqual(place);
  });
}

test('a server without the call is told as one', async ({ page }) => {
  await serve(page, { '/api/debts': [debt] });
  await page.goto('/debts');
  await settled(page);
  await page.getByRole('button', { name: 'Add Debt Account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Debt Account' });
  await expect(dialog).toContainText('can’t add them here');
  await expect(dialog.getByRole('button', { name: 'Got It' })).toBeFocused();
});

test('on a phone the ways to pay and to add stand where they stood before anything came', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await serve(page, {});
  const status = await holdStatus(page);
  const { promise: debts, resolve: sendDebts } = Promise.withResolvers<unknown>();
  await page.route('**/api/debts', async (route) => route.fulfill({ json: await debts }));
  await page.goto('/debts');
  const main = page.getByRole('main');
  const buttons = ['Add Debt Account', 'Make Payment'].map((name) =>
    main.getByRole('button', { name }).first(),
  );
  const places = () => Promise.all(buttons.map((button) => button.boundingBox()));
  await expect(main.locator('[aria-busy="true"]').first()).toBeAttached();
  await page.evaluate(() => document.fonts.ready);
  const before = await places();
  expect(before).not.toContain(null);
  sendDebts([debt]);
  await settled(page);
  expect(await places()).toEqual(before);
  status({ json: OFFERS });
  await settled(page);
  expect(await places()).toEqual(before);
});
