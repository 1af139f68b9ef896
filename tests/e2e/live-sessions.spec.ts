import { lastBuilt } from '../tools/builtOnce.ts';
import { startLiveApi, type LiveApi } from '../tools/liveApi.ts';
import { signInAs, visit } from './support/liveHousehold.ts';
import { keptPaths } from './support/offline.ts';
import { expect, settled, test, toast } from './support/test.ts';

let api: LiveApi;

test.describe.configure({ mode: 'serial' });
// A call of a session that has ended.
test.use({ expectedComplaints: [/status of 401/] });
test.beforeAll(async () => {
  api = await startLiveApi({ APP_DIR: lastBuilt('app-live') });
});
test.afterAll(() => api.stop());

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 ' +
  '(KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

test('one browser ends the session of another, which is signed out by its next request', async ({
  page,
  browser,
}) => {
  const phone = await browser.newContext({ userAgent: PHONE });
  const other = await phone.newPage();
  await signInAs(other, api, 'Ada');
  await visit(other, 'Debts');
  await expect.poll(() => keptPaths(other)).toContain('/api/debts');

  await signInAs(page, api, 'Ada');
  await page.goto(`${api.url}/settings`);
  await page.getByRole('link', { name: 'Signed-In Devices' }).click();
  const rows = page.getByRole('list', { name: 'Sessions' }).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('This device');
  await expect(rows.last()).toContainText('Safari on iPhone');
  await expect(rows.last()).toContainText('Network 127.0.0.0/24');
  await page.getByRole('button', { name: 'End Session on Safari on iPhone' }).click();
  await expect(toast(page, 'Session Ended')).toBeVisible();
  await expect(rows).toHaveCount(1);

  await visit(other, 'Banking');
  await expect(toast(other, 'You’re signed out')).toBeVisible();
  // What was kept for use without a connection is gone, as after a logout.
  await expect.poll(() => keptPaths(other)).toEqual([]);
  await other.reload();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(/Hello World/);
  await phone.close();

  await page.reload();
  await settled(page);
  await expect(rows).toHaveCount(1);
});

test('all other sessions are ended at once', async ({ page, browser }) => {
  const contexts = await Promise.all([browser.newContext(), browser.newContext()]);
  const others = await Promise.all(contexts.map((context) => context.newPage()));
  for (const other of others) await signInAs(other, api, 'Grace');
  await signInAs(page, api, 'Grace');
  await page.goto(`${api.url}/settings/sessions`);
  await page.getByRole('button', { name: 'End All Other Sessions' }).click();
  const dialog = page.getByRole('dialog', { name: 'End 2 other sessions?' });
  await dialog.getByRole('button', { name: 'End All Other Sessions' }).click();
  await expect(page.getByText('You’re signed in on this device only.')).toBeVisible();
  for (const other of others) {
    await other.reload();
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(/Hello World/);
  }
  await Promise.all(contexts.map((context) => context.close()));
});
