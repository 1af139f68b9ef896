import type { Page } from 'playwright/test';
import { serve } from './support/answers.ts';
import {
  PLAID_SCRIPT,
  plaidAccount,
  plaidWindow,
  PUBLIC_TOKEN,
  serveWithPlaid,
} from './support/plaidWindow.ts';
import { LIVE_URL } from './support/ports.ts';
import { expect, test, toast } from './support/test.ts';

const connect = (page: Page) => page.getByRole('button', { name: 'Connect Bank Account' });

// Against a server and not the mocks, which hand out tokens of the sandbox.
test.use({
  baseURL: LIVE_URL,
  serviceWorkers: 'block',
  expectedComplaints: [/Failed to load resource|net::ERR/],
});

/** The page with nothing linked, before a server that has the keys of Plaid. */
async function openBanking(page: Page) {
  const exchanged = await serveWithPlaid(page);
  await page.goto('/banking');
  await expect(page.getByText('No bank accounts connected')).toBeVisible();
  return exchanged;
}

test("Plaid's own window asks for the consent, and a bank is linked anew the same way", async ({
  page,
}) => {
  let scripts = 0;
  await page.route('https://cdn.plaid.com/**', (route) => {
    scripts += 1;
    return route.fulfill({ contentType: 'text/javascript', body: PLAID_SCRIPT });
  });
  const exchanged = await openBanking(page);
  expect(scripts).toBe(0);
  await serve(page, { '/api/plaid/accounts': [{ ...plaidAccount, isActive: false }] });

  const first = page.getByRole('button', { name: 'Connect Your First Account' });
  await first.focus();
  await page.keyboard.press('Enter');
  await expect(plaidWindow(page).getByRole('button', { name: 'Leave' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Connecting...' })).toBeDisabled();
  await page.keyboard.press('Enter');
  await expect(plaidWindow(page)).toHaveCount(0);
  await expect(first).toBeFocused();
  await expect(page.locator('li[data-state="open"]')).toHaveCount(0);

  await page.keyboard.press('Enter');
  await plaidWindow(page).getByRole('button', { name: 'Fail' }).click();
  await expect(toast(page, 'Connection Failed')).toBeVisible();
  await expect(first).toBeFocused();
  expect(exchanged).toEqual([]);

  await page.keyboard.press('Enter');
  await plaidWindow(page).getByRole('button', { name: 'Consent' }).click();
  await expect(toast(page, 'Bank Account Connected')).toBeVisible();
  await expect(plaidWindow(page)).toHaveCount(0);
  await expect(page.getByRole('article', { name: 'Everyday Checking' })).toBeVisible();
  await expect(connect(page)).toBeFocused();

  await serve(page, { '/api/plaid/accounts': [plaidAccount] });
  await page.getByRole('button', { name: 'Reconnect' }).click();
  await plaidWindow(page).getByRole('button', { name: 'Consent' }).click();
  await expect(page.getByRole('button', { name: 'Reconnect' })).toHaveCount(0);
  await expect(connect(page)).toBeFocused();
  expect(exchanged).toEqual([1, 2].map(() => ({ publicToken: PUBLIC_TOKEN })));
  expect(scripts).toBe(1);
});

test("a window of Plaid's that cannot be loaded is a failed connection, and is asked for anew", async ({
  page,
}) => {
  let scripts = 0;
  await page.route('https://cdn.plaid.com/**', (route) => {
    scripts += 1;
    return scripts === 1
      ? route.abort()
      : route.fulfill({ contentType: 'text/javascript', body: PLAID_SCRIPT });
  });
  await openBanking(page);
  const pages = page.getByRole('navigation', { name: 'Main' });
  await pages.getByRole('link', { name: 'Debts' }).click();
  await pages.getByRole('link', { name: 'Banking' }).click();
  await connect(page).click();
  await expect(toast(page, 'Connection Failed')).toContainText(
    'Failed to connect your bank account. Please try again.',
  );
  await expect(connect(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(plaidWindow(page)).toBeVisible();
  // A page that goes away takes the window with it.
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Debt Management');
  await expect(plaidWindow(page)).toHaveCount(0);
});
