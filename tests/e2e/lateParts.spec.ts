import type { Page } from 'playwright';
import { signInLive } from './support/answers.ts';
import { LIVE_URL } from './support/ports.ts';
import { expect, test } from './support/test.ts';

// The worker of the installed app would fetch the files, out of reach of a test: see offline.spec.ts.
test.use({ serviceWorkers: 'block' });

test('a message sent before its part has come is shown and announced once it has', async ({
  page,
}) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/ToastMessages-*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(`${LIVE_URL}/`);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('region', { name: /Notifications/ })).toHaveCount(0);
  release();
  const region = page.getByRole('region', { name: 'Notifications (F8)' });
  await expect(region.getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('status').filter({ hasText: /\w/ }).first()).toBeAttached();
});

test.describe('where a file cannot be fetched', () => {
  test.use({ expectedComplaints: [/ERR_FAILED.*ExtraPaymentDialog/] });

  test('the payment form says so, and opens once it can be', async ({ page }) => {
    await signInLive(page.context());
    const part = '**/ExtraPaymentDialog-*.js';
    await page.route(part, (route) => route.abort());
    await page.goto(`${LIVE_URL}/dashboard`);
    const pay = page.getByRole('button', { name: /^Make Extra Payment/ });
    await pay.click();
    await expect(
      page.getByRole('listitem').filter({ hasText: 'Payment Not Opened' }),
    ).toBeVisible();
    await page.unroute(part);
    await pay.click();
    await expect(page.getByRole('dialog', { name: 'Make Extra Payment' })).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Debt' })).toBeFocused();
  });
});

test('the landing page has its styles in the document, and fetches none of them', async ({
  page,
}) => {
  const sheets: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') sheets.push(request.url());
  });
  const response = await page.goto(`${LIVE_URL}/`);
  const body = (await response?.text()) ?? '';
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeVisible();
  const inside = [...body.matchAll(/<link rel="stylesheet" disabled href="([^"]+)"/g)].map(
    ([, file]) => `${LIVE_URL}${file}`,
  );
  expect(inside.length).toBeGreaterThan(0);
  expect(sheets.filter((sheet) => inside.includes(sheet))).toEqual([]);
});

for (const { width, name, role } of [
  { width: 1280, name: 'Account menu', role: 'menu' },
  { width: 375, name: 'Menu', role: 'dialog' },
] as const) {
  for (const how of ['a pointer', 'a key'] as const) {
    test(`${name}: a press by ${how} before its part has come is answered once it has`, async ({
      page,
    }) => {
      await signInLive(page.context());
      const { promise: released, resolve: release } = Promise.withResolvers<void>();
      await page.route(/(UserMenuDropdown|NavDrawerDialog)-.*\.js/, async (route) => {
        await released;
        await route.continue();
      });
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`${LIVE_URL}/dashboard`);
      const button = page.getByRole('button', { name, exact: true });
      if (how === 'a pointer') await button.click();
      else await button.press('Enter');
      await expect(page.getByRole(role)).toHaveCount(0);
      release();
      await expect(page.getByRole(role)).toBeVisible();
      if (how === 'a key' && role === 'menu') {
        await expect(page.getByRole('menuitem').first()).toBeFocused();
      }
      await page.keyboard.press('Escape');
      await expect(page.getByRole(role)).toHaveCount(0);
      await expect(button).toBeFocused();
    });
  }
}

/** A finger on the middle of a control: down, and up again when told. */
async function putFinger(page: Page, at: { x: number; y: number }): Promise<() => Promise<void>> {
  const device = await page.context().newCDPSession(page);
  await device.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  return async () => {
    await device.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
}

/** Waits until a part has come, and the page has had its turn with it. */
async function hasCome(page: Page, part: string): Promise<void> {
  await page.waitForFunction(
    (name) => performance.getEntriesByType('resource').some((entry) => entry.name.includes(name)),
    `/${part}-`,
  );
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}

test.describe('a press in the middle of which its part comes', () => {
  test.use({ hasTouch: true });

  for (const { width, name, role, part } of [
    { width: 1280, name: 'Account menu', role: 'menu', part: 'UserMenuDropdown' },
    { width: 375, name: 'Menu', role: 'dialog', part: 'NavDrawerDialog' },
  ] as const) {
    for (const how of ['mouse', 'finger', 'key'] as const) {
      test(`${name}: is answered, by ${how}`, async ({ page }) => {
        await signInLive(page.context());
        const { promise: released, resolve: release } = Promise.withResolvers<void>();
        await page.route(`**/${part}-*.js`, async (route) => {
          await released;
          await route.continue();
        });
        await page.setViewportSize({ width, height: 800 });
        await page.goto(`${LIVE_URL}/dashboard`);
        const button = page.getByRole('button', { name, exact: true });
        await expect(button).toBeVisible();
        const box = (await button.boundingBox())!;
        const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };

        let end = () => page.mouse.up();
        if (how === 'mouse') {
          await page.mouse.move(middle.x, middle.y);
          await page.mouse.down();
        } else if (how === 'finger') {
          end = await putFinger(page, middle);
        } else {
          await button.focus();
          await page.keyboard.down('Space');
          end = () => page.keyboard.up('Space');
        }
        release();
        await hasCome(page, part);
        await end();
        await expect(page.getByRole(role)).toBeVisible();
      });
    }
  }
});

test('a tooltip comes late without taking the focus from its link', async ({ page }) => {
  await signInLive(page.context());
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/Tooltip-*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(`${LIVE_URL}/dashboard`);
  const bell = page.getByRole('link', { name: /^Notifications/ }).first();
  await bell.focus();
  release();
  await expect(page.getByRole('tooltip')).toHaveText('Notifications');
  await expect(bell).toBeFocused();
});
