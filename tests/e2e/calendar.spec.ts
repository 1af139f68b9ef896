import type { Page } from 'playwright/test';
import { axeViolations } from './support/accessibility.ts';
import { watchCalls } from './support/calls.ts';
import { setFaults } from './support/faults.ts';
import { expect, open, settled, test, toast, WITHOUT_MOTION } from './support/test.ts';

test.use(WITHOUT_MOTION);
// The failure that a test asks for.
test.use({ expectedComplaints: [/status of 500/] });

async function subscribe(page: Page) {
  await page.getByRole('button', { name: 'Subscribe' }).click();
  return page.getByRole('dialog', { name: 'Subscribe to Your Payment Days' });
}

test('an address is made, copied, kept and renewed', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const asked = watchCalls(page, '/api/calendar-address');
  await open(page, '/debts/plan');
  await settled(page);
  expect(asked).toEqual([]);
  const dialog = await subscribe(page);
  await dialog.getByRole('button', { name: 'Create Address' }).click();
  await expect(toast(page, 'Address Created')).toBeVisible();
  const shown = dialog.getByText(/^https?:\/\/.*\/api\/calendar\/.*\.ics\?lang=en-US$/);
  const first = (await shown.textContent()) ?? '';
  await dialog.getByRole('button', { name: 'Copy Address' }).click();
  await expect(toast(page, 'Address Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(first);
  expect(await axeViolations(page)).toEqual([]);
  await page.reload();
  await settled(page);
  await subscribe(page);
  await expect(shown).toHaveText(first);
  await dialog.getByRole('button', { name: 'Renew Address' }).click();
  await expect(dialog.getByRole('alert')).toContainText('The old address stops working at once.');
  await dialog.getByRole('button', { name: 'Renew Address' }).click();
  await expect(toast(page, 'Address Renewed')).toBeVisible();
  await expect(shown).not.toHaveText(first);
});

test('what failed is said in the dialog, and can be tried again', async ({ page }) => {
  await open(page, '/debts/plan');
  await settled(page);
  await setFaults(page, 'getCalendarAddress:500*1,renewCalendarAddress:500*1');
  const dialog = await subscribe(page);
  await expect(dialog.getByText('Your calendar address couldn’t load')).toBeVisible();
  await dialog.getByRole('button', { name: 'Retry' }).click();
  await dialog.getByRole('button', { name: 'Create Address' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Address Not Changed');
  await dialog.getByRole('button', { name: 'Create Address' }).click();
  await expect(toast(page, 'Address Created')).toBeVisible();
});
