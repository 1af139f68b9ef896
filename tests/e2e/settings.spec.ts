import type { Page, Request } from 'playwright/test';
import { watchLeaving } from './support/calls.ts';
import { takeClock } from './support/faults.ts';
import { axeViolations } from './support/accessibility.ts';
import { expect, open, settled, tabTo, test, toast } from './support/test.ts';

/** The settings the page saves, in order. */
function watchSaves(page: Page): Request[] {
  const sent: Request[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'PUT' && pathname === '/api/round-up-settings') sent.push(request);
  });
  return sent;
}

// @requirement 9.version
test('has its five parts, and the version', async ({ page }) => {
  await open(page, '/settings');
  await settled(page);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Profile',
    'Security',
    'Round-Up Settings',
    'Notification Preferences',
    'App Information',
  ]);
  await expect(page.getByRole('region', { name: 'App Information' })).toContainText('1.0.0');
  await expect(page.getByRole('textbox', { name: 'First Name' })).toHaveValue('Ada');
});

test('saving the profile says that it cannot be saved yet, and keeps what was typed', async ({
  page,
}) => {
  await open(page, '/settings');
  const first = page.getByRole('textbox', { name: 'First Name' });
  await first.fill('Augusta');
  await page.getByRole('button', { name: 'Save Profile' }).click();
  await expect(toast(page, 'Profile update feature coming soon')).toBeVisible();
  await expect(first).toHaveValue('Augusta');
});

// @requirement 5.password.nothing
test('updating the password explains who keeps it, and sends nothing', async ({ page }) => {
  await open(page, '/settings');
  await settled(page);
  const sent = watchLeaving(page);
  await page.getByLabel('Current Password').fill('correct horse');
  await page.getByLabel('New Password', { exact: true }).fill('battery staple');
  await page.getByRole('button', { name: 'Update Password' }).click();
  await expect(page.getByText('You can’t change your password here')).toBeVisible();
  await expect(page.getByLabel('Current Password')).toHaveValue('');
  expect(sent).toEqual([]);
  expect(await axeViolations(page)).toEqual([]);
});

// @requirement 7.put.settings
test('a change sends the whole object, is told, and lasts', async ({ page }) => {
  const sent = watchSaves(page);
  await open(page, '/settings');
  await page.getByText('3x', { exact: true }).click();
  await expect(toast(page, 'Settings updated successfully')).toBeVisible();
  await page.getByRole('combobox', { name: 'Preferred cryptocurrency' }).click();
  await expect(page.getByRole('option')).toHaveCount(5);
  await page.getByRole('option', { name: /LTC/ }).click();
  await expect.poll(() => sent.length).toBe(2);
  expect(sent[1]!.postDataJSON()).toEqual({
    isEnabled: true,
    multiplier: '3.00',
    autoApplyThreshold: '25.00',
    cryptoEnabled: true,
    cryptoPercentage: '25',
    preferredCrypto: 'LTC',
    sweep: 'both',
    floor: '0.00',
    pausedUntil: null,
  });
  await expect(toast(page, 'Settings updated successfully')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('radio', { name: /^3x/ })).toBeChecked();
  await expect(page.getByRole('combobox', { name: 'Preferred cryptocurrency' })).toContainText(
    'LTC',
  );
});

test('a change on one page builds on what another is still saving', async ({ page }) => {
  await takeClock(page);
  const sent = watchSaves(page);
  await open(page, '/settings', 'faults=putRoundUpSettings:delay*1&delay=8000');
  await settled(page);
  await page.getByRole('switch', { name: 'Round-ups', exact: true }).press('Space');
  await expect.poll(() => sent.length).toBe(1);
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Crypto' })
    .click();
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  const panel = page.getByRole('group', { name: 'Crypto settings' });
  await panel.getByText('ETH', { exact: true }).click();
  await expect(panel.getByRole('radio', { name: /^ETH/ })).toBeChecked();
  await page.clock.fastForward(8_000);
  await expect.poll(() => sent.length).toBe(2);
  expect(sent[0]!.postDataJSON()).toMatchObject({ isEnabled: false, preferredCrypto: 'BTC' });
  expect(sent[1]!.postDataJSON()).toMatchObject({ isEnabled: false, preferredCrypto: 'ETH' });
});

test('works by keyboard alone', async ({ page }) => {
  const sent = watchSaves(page);
  await open(page, '/settings');
  await settled(page);
  await page.getByRole('textbox', { name: 'Email' }).focus();
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Profile update feature coming soon')).toBeVisible();

  await tabTo(page, page.getByRole('switch', { name: 'Round-ups', exact: true }));
  await page.keyboard.press('Space');
  await expect(page.getByRole('switch', { name: 'Round-ups', exact: true })).not.toBeChecked();
  await tabTo(page, page.getByRole('radio', { name: /^1x/, exact: true }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: /^2x/ })).toBeChecked();
  await tabTo(
    page,
    page.getByRole('combobox', { name: 'Share of round-ups for crypto', exact: true }),
  );
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option', { name: '25%' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('option', { name: '75%' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Share of round-ups for crypto' })).toContainText(
    '75%',
  );
  await expect
    .poll(() => sent.at(-1)?.postDataJSON() as unknown)
    .toMatchObject({ isEnabled: false, multiplier: '2.00', cryptoPercentage: '75' });

  await tabTo(page, page.getByRole('switch', { name: 'Marketing emails', exact: true }));
  await page.keyboard.press('Space');
  await expect(page.getByRole('switch', { name: 'Marketing emails' })).toBeChecked();
});

test('notification preferences stay in the browser, for both pages that show them', async ({
  page,
}) => {
  await open(page, '/settings');
  await settled(page);
  const sent = watchLeaving(page);
  await page.getByText('Weekly reports').click();
  await expect(page.getByRole('switch', { name: 'Weekly reports' })).not.toBeChecked();
  expect(sent).toEqual([]);
  await expect(page.getByText(/^These choices are saved in this browser only/)).toBeVisible();

  await page.getByRole('link', { name: /^Notifications/ }).click();
  await page.getByRole('tab', { name: 'Settings' }).click();
  const weekly = page.getByRole('switch', { name: 'Weekly reports' });
  await expect(weekly).not.toBeChecked();
  await page.getByText('Weekly reports').click();
  await page.reload();
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(weekly).toBeChecked();
});

test('logout ends the session', async ({ page }) => {
  await open(page, '/settings');
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
});

test('the foot leads to the pages the navigation has no room for', async ({ page }) => {
  for (const [name, path] of [
    ['Legal Information', '/legal'],
    ['Stats', '/stats'],
    ['Sign-up', '/signup'],
  ] as const) {
    await open(page, '/settings');
    const foot = page.getByRole('navigation', { name: 'More pages' });
    await foot.getByRole('link', { name }).click();
    await expect(page).toHaveURL(path);
    await expect(foot.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
  }
});

test.describe('when the server fails', () => {
  test.use({ expectedComplaints: [/status of 5/] });

  // @requirement 8.settings.failed
  test('a change that could not be saved stays, until it is saved', async ({ page }) => {
    await open(page, '/settings', 'faults=putRoundUpSettings:500-empty*1');
    await page.getByText('5x', { exact: true }).click();
    await expect(toast(page, 'Failed to update settings')).toBeVisible();
    const form = page.getByRole('group', { name: 'Round-up settings' });
    await expect(form).toContainText('500: Internal Server Error');
    await expect(page.getByRole('radio', { name: /^5x/ })).toBeChecked();
    await form.getByRole('button', { name: 'Try Again' }).click();
    await expect(toast(page, 'Settings updated successfully')).toBeVisible();
    await expect(form.getByRole('button', { name: 'Try Again' })).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('radio', { name: /^5x/ })).toBeChecked();
  });

  // @requirement 8.settings.failed
  test('a change that could not be saved waits behind the closed panel, and on the other page', async ({
    page,
  }) => {
    await open(page, '/crypto', 'faults=putRoundUpSettings:503*1');
    const toggle = page.getByRole('button', { name: 'Settings', exact: true });
    await toggle.click();
    const panel = page.getByRole('group', { name: 'Crypto settings' });
    await panel.getByText('ETH', { exact: true }).click();
    await expect(panel).toContainText('Your changes are still on this page');
    await toggle.click();
    await expect(panel).toBeHidden();
    await toggle.click();
    await expect(panel).toContainText('Your changes are still on this page');
    await expect(panel.getByRole('radio', { name: /^ETH/ })).toBeChecked();

    await page.getByRole('link', { name: 'Settings' }).click();
    const form = page.getByRole('group', { name: 'Round-up settings' });
    await expect(form).toContainText('Your changes are still on this page');
    await expect(page.getByRole('combobox', { name: 'Preferred cryptocurrency' })).toContainText(
      'ETH',
    );
    await form.getByRole('button', { name: 'Try Again' }).click();
    await expect(toast(page, 'Settings updated successfully')).toBeVisible();
    await expect(form.getByRole('button', { name: 'Try Again' })).toHaveCount(0);
  });

  test('the next switch stays where it is when a change fails', async ({ page }) => {
    await open(page, '/settings', 'faults=putRoundUpSettings:503*1');
    await settled(page);
    const form = page.getByRole('group', { name: 'Round-up settings' });
    const next = form.getByRole('switch', { name: 'Crypto round-ups' });
    await next.scrollIntoViewIfNeeded();
    const place = await next.boundingBox();
    await form
      .getByRole('switch', { name: 'Round-ups', exact: true })
      .evaluate((first: HTMLInputElement) => first.click());
    await expect(form.getByRole('status')).toContainText('Your changes are still on this page');
    expect(await next.boundingBox()).toEqual(place);
  });
});
