import type { Page } from 'playwright/test';
import { axeViolations } from './support/accessibility.ts';
import { watchCalls } from './support/calls.ts';
import { setFaults } from './support/faults.ts';
import { expect, open, settled, test, toast, WITHOUT_MOTION } from './support/test.ts';

test.use(WITHOUT_MOTION);
// The failure that a test asks for, or an answer that is lost.
test.use({ expectedComplaints: [/status of 500|ERR_FAILED/] });

const rows = (page: Page) => page.getByRole('list', { name: 'Sessions' }).getByRole('listitem');
const endOf = (page: Page, device: string) =>
  page.getByRole('button', { name: `End Session on ${device}` });

test('from the settings to the sessions, of which one is ended and then all others', async ({
  page,
}) => {
  await open(page, '/settings');
  await settled(page);
  await page.getByRole('link', { name: 'Signed-In Devices' }).click();
  await expect(page).toHaveTitle(/^Signed-In Devices/);
  await expect(rows(page)).toHaveCount(4);
  expect(await axeViolations(page)).toEqual([]);
  const sent = watchCalls(page, '/api/sessions');
  await endOf(page, 'Safari on iPhone').click();
  await expect(toast(page, 'Session Ended')).toBeVisible();
  await expect(endOf(page, 'Firefox on Linux')).toBeFocused();
  await expect(rows(page)).toHaveCount(3);
  await page.getByRole('button', { name: 'End All Other Sessions' }).click();
  const dialog = page.getByRole('dialog', { name: 'End 2 other sessions?' });
  await dialog.getByRole('button', { name: 'End All Other Sessions' }).click();
  await expect(toast(page, 'Other Sessions Ended')).toBeVisible();
  await expect(page.getByText('You’re signed in on this device only.')).toBeVisible();
  await page.reload();
  await expect(rows(page)).toHaveCount(1);
  expect(sent.filter((request) => request.method() === 'DELETE')).toHaveLength(2);
});

test('what failed is said, and can be tried again', async ({ page }) => {
  await open(page, '/settings/sessions');
  await settled(page);
  await setFaults(page, 'endSession:500*1,endOtherSessions:500*1');
  await endOf(page, 'Safari on iPhone').click();
  await expect(toast(page, 'Session Not Ended')).toBeVisible();
  await endOf(page, 'Safari on iPhone').click();
  await expect(toast(page, 'Session Ended')).toBeVisible();
  await page.getByRole('button', { name: 'End All Other Sessions' }).click();
  const end = page.getByRole('dialog').getByRole('button', { name: 'End All Other Sessions' });
  await end.click();
  await expect(toast(page, 'Sessions Not Ended')).toBeVisible();
  await end.click();
  await expect(toast(page, 'Other Sessions Ended')).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
});

test('where the answer was lost, the list shows what became of it', async ({ page }) => {
  await open(page, '/settings/sessions');
  await settled(page);
  await setFaults(page, 'endSession:lost-answer*1');
  await endOf(page, 'Safari on iPhone').click();
  await expect(toast(page, 'We’re not sure this went through')).toBeVisible();
  await expect(rows(page)).toHaveCount(3);
  await expect(endOf(page, 'Safari on iPhone')).toHaveCount(0);
});
