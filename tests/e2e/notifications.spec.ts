import type { Page } from 'playwright/test';
import { axeViolations } from './support/accessibility.ts';
import { expect, open, settled, test, toast } from './support/test.ts';

const TYPES = [
  'roundup',
  'debt_timeline',
  'interest_savings',
  'competitive_savings',
  'axos_earnings',
  'dtt_rewards',
  'debt_avalanche',
  'streak_maintenance',
  'morning_motivation',
  'evening_celebration',
  'premium_teaser',
  'weekly_challenge',
];

const list = (page: Page) => page.getByRole('list', { name: 'Example notifications' });
const count = (page: Page) => page.getByText(/unread$|^All read$/);

test('has three tabs, each accessible', async ({ page }) => {
  await open(page, '/notifications');
  await settled(page);
  const tabs = page.getByRole('tab');
  await expect(tabs).toHaveText(['Notifications', 'Settings', 'Testing Center']);
  for (const tab of await tabs.all()) {
    await tab.click();
    expect(await axeViolations(page)).toEqual([]);
  }
});

// @requirement 4.notifications.read
test('what is read and deleted stays so', async ({ page }) => {
  await open(page, '/notifications');
  await expect(count(page)).toHaveText('3 unread');
  const rows = list(page).getByRole('listitem');
  await expect(rows).toHaveCount(6);
  await rows
    .first()
    .getByRole('button', { name: /^Mark as Read/ })
    .click();
  await expect(count(page)).toHaveText('2 unread');
  await rows
    .nth(1)
    .getByRole('button', { name: /^Delete/ })
    .click();
  await expect(rows).toHaveCount(5);
  await expect(count(page)).toHaveText('1 unread');
  await page.reload();
  await expect(rows).toHaveCount(5);
  await page.getByRole('button', { name: 'Mark All as Read' }).click();
  await expect(count(page)).toHaveText('All read');
  await page.reload();
  await expect(count(page)).toHaveText('All read');
  // The badge counts examples: its text does not call them new.
  const bell = page.getByRole('banner').getByRole('link', { name: /^Notifications/ });
  await expect(bell).toHaveAccessibleName('Notifications, 3 examples');
});

test('works by keyboard alone, down to the last row and back', async ({ page }) => {
  await open(page, '/notifications');
  await settled(page);
  await page.getByRole('tab', { name: 'Notifications' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('switch', { name: 'Push notifications' })).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  const all = page.getByRole('button', { name: 'Mark All as Read' });
  for (let stop = 0; stop < 4; stop += 1) {
    if (await all.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(count(page)).toBeFocused();
  await page.keyboard.press('Tab');
  for (let left = 6; left > 0; left -= 1) {
    await expect(list(page).getByRole('listitem')).toHaveCount(left);
    await expect(page.locator('[data-delete]:focus')).toHaveCount(1);
    await page.keyboard.press('Enter');
  }
  await expect(page.getByText('No notifications')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Show examples again' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(list(page).getByRole('listitem')).toHaveCount(6);
  await expect(count(page)).toBeFocused();
});

test('the examples state no amounts, which nobody could take for their own', async ({ page }) => {
  await open(page, '/notifications');
  await expect(list(page).getByRole('listitem')).toHaveCount(6);
  await expect(list(page)).not.toContainText(/\$\d/);
});

// @requirement 7.post.notification-test
test('each of the twelve tests sends its call, and shows the answer', async ({ page }) => {
  const sent: Record<string, unknown>[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname !== '/api/notifications/test') return;
    sent.push(request.postDataJSON() as Record<string, unknown>);
  });
  await open(page, '/notifications');
  await page.getByRole('tab', { name: 'Testing Center' }).click();
  const tests = page.getByRole('list', { name: 'Tests' }).getByRole('listitem');
  await expect(tests).toHaveCount(12);
  for (const one of await tests.all()) {
    await one.getByRole('button').dblclick();
    await expect(one).toContainText('Test sent. Test notification sent');
  }
  await expect(toast(page, 'Notification Sent!')).toBeVisible();
  expect(new Set(sent.map(({ type }) => type))).toEqual(new Set(TYPES));
  for (const body of sent) {
    expect(body['userId']).toBe('demo-user');
    expect(Object.keys(body).length).toBeGreaterThan(2);
  }
});

test.describe('when the server fails', () => {
  test.use({ expectedComplaints: [/status of 5/] });

  test('a test tells the reason, and can be sent again', async ({ page }) => {
    await open(page, '/notifications', 'faults=testNotification:500-empty*1');
    await page.getByRole('tab', { name: 'Testing Center' }).click();
    const one = page.getByRole('list', { name: 'Tests' }).getByRole('listitem').first();
    await one.getByRole('button').click();
    await expect(toast(page, 'Failed to send test notification')).toBeVisible();
    await expect(one).toContainText('The test wasn’t sent. 500: Internal Server Error');
    await one.getByRole('button').click();
    await expect(toast(page, 'Notification Sent!')).toBeVisible();
    await expect(one).toContainText('Test sent. Test notification sent');
  });
});

/** A browser that answers the permission prompt for notifications without showing it. */
async function browserThatSays(page: Page, answer: NotificationPermission): Promise<void> {
  await page.addInitScript((said) => {
    let permission: NotificationPermission = 'default';
    Object.defineProperty(Notification, 'permission', { get: () => permission });
    Notification.requestPermission = () => {
      permission = said;
      return Promise.resolve(said);
    };
  }, answer);
}

for (const [answer, title, state] of [
  ['granted', 'Notifications Enabled', 'Notifications are on in this browser.'],
  ['denied', 'Notifications Blocked', /^Notifications are blocked\./],
] as const) {
  // @requirement 8.notifications.permission
  test(`the browser’s leave: ${answer}`, async ({ page }) => {
    await browserThatSays(page, answer);
    await open(page, '/notifications');
    await page.getByRole('tab', { name: 'Settings' }).click();
    await page.getByRole('button', { name: 'Allow Notifications' }).click();
    await expect(toast(page, title)).toBeVisible();
    await expect(page.getByText(state)).toBeVisible();
    await expect(page.getByText(state)).toBeFocused();
  });
}

/**
 * Records what the browser is asked to show outside of the page: by its worker, or without one.
 *
 * @returns a function that reads it, after earlier look-ups of a worker have completed.
 */
async function watchShown(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const shown: string[] = [];
    Reflect.set(window, 'shown', shown);
    ServiceWorkerRegistration.prototype.showNotification = async (title, options) => {
      shown.push(`${title}: ${options?.body}`);
    };
    window.Notification = new Proxy(Notification, {
      construct(_target, [title, options]: [string, NotificationOptions?]) {
        shown.push(`${title}: ${options?.body}`);
        return {};
      },
    });
  });
  return () =>
    page.evaluate(async (): Promise<string[]> => {
      await navigator.serviceWorker.getRegistration();
      return Reflect.get(window, 'shown');
    });
}

const openTab = (page: Page, name: string) => page.getByRole('tab', { name }).click();

/** Sends a test and waits for its answer: a press takes that of an earlier one away, and no message does. */
async function sendRoundUp(page: Page): Promise<void> {
  await openTab(page, 'Testing Center');
  const one = page.getByRole('list', { name: 'Tests' }).getByRole('listitem').first();
  await one.getByRole('button', { name: 'Send Test: Round-up' }).click();
  await expect(one).toContainText('Test sent. Test notification sent');
  await expect(toast(page, 'Notification Sent!')).toBeVisible();
}

const NEWS = 'Round-up: A $4.67 purchase left $0.33 in spare change.';

test('with the browser’s leave a test is a notification of the browser, unless push is off', async ({
  page,
}) => {
  await browserThatSays(page, 'granted');
  const shown = await watchShown(page);
  await open(page, '/notifications');
  await sendRoundUp(page);
  expect(await shown()).toEqual([]);
  await openTab(page, 'Settings');
  await page.getByRole('button', { name: 'Allow Notifications' }).click();
  await sendRoundUp(page);
  expect(await shown()).toEqual([NEWS]);
  await openTab(page, 'Settings');
  await page.getByText('Push notifications').click();
  await expect(page.getByRole('switch', { name: 'Push notifications' })).not.toBeChecked();
  await sendRoundUp(page);
  expect(await shown()).toEqual([NEWS]);
});

test('without the browser’s leave a test is sent, and the browser is asked for nothing', async ({
  page,
}) => {
  await browserThatSays(page, 'denied');
  const shown = await watchShown(page);
  await open(page, '/notifications');
  await openTab(page, 'Settings');
  await page.getByRole('button', { name: 'Allow Notifications' }).click();
  await expect(toast(page, 'Notifications Blocked')).toBeVisible();
  await sendRoundUp(page);
  expect(await shown()).toEqual([]);
});

test('a page without a worker shows it itself', async ({ page }) => {
  await browserThatSays(page, 'granted');
  const shown = await watchShown(page);
  await page.addInitScript(() => {
    navigator.serviceWorker.getRegistration = () => Promise.resolve(undefined);
  });
  await open(page, '/notifications');
  await openTab(page, 'Settings');
  await page.getByRole('button', { name: 'Allow Notifications' }).click();
  await sendRoundUp(page);
  await expect.poll(shown).toEqual([NEWS]);
});
