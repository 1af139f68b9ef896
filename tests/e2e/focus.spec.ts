import type { Page } from 'playwright/test';
import { LIVE_URL } from './support/ports.ts';
import { expect, open, settled, stopped, test, toast } from './support/test.ts';

/** What has the focus, where something lies over all of its middle; empty where it can be seen. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return '';
    const { left, top, width, height } = element.getBoundingClientRect();
    const seen = document.elementFromPoint(left + width / 2, top + height / 2);
    const isSeen = seen !== null && (element.contains(seen) || seen.contains(element));
    // A control that is drawn by its label stands for it.
    const label = seen?.closest('label');
    if (isSeen || label?.contains(element)) return '';
    return `${element.outerHTML.slice(0, 120)} at ${top} under ${seen?.outerHTML.slice(0, 120)}`;
  });

/** Goes through the controls of a page by keyboard, down and up again, and looks for each. */
async function walk(page: Page): Promise<void> {
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let stop = 0; stop < 30; stop += 1) {
      await page.keyboard.press(key);
      // A browser may glide to where the focus is.
      await expect.poll(() => covered(page), `${key}, stop ${stop}`).toBe('');
    }
  }
}

for (const width of [375, 1280]) {
  for (const path of ['/settings', '/debts']) {
    test(`${path}: the focus is never under a bar, down and up again, at ${width}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 667 });
      await open(page, path);
      await settled(page);
      await walk(page);
    });
  }
}

test.describe('without a connection', () => {
  test.use({ baseURL: LIVE_URL, expectedComplaints: [/ERR_INTERNET_DISCONNECTED|Failed to load/] });
  for (const width of [375, 1280]) {
    test(`the focus is never under the notice that says so, at ${width}`, async ({
      page,
      context,
    }) => {
      await page.setViewportSize({ width, height: 667 });
      await page.goto('/api/login');
      await settled(page);
      await context.setOffline(true);
      await expect(page.getByRole('status').filter({ hasText: 'You’re offline' })).toBeVisible();
      await walk(page);
    });
  }
});

for (const width of [375, 1280]) {
  test(`the focus in the bar at the top leaves the page where it was, at ${width}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 667 });
    await open(page, '/debts');
    await settled(page);
    await page.evaluate(() => window.scrollTo(0, 500));
    const bar = page.getByRole('banner');
    await bar
      .getByRole('link')
      .last()
      .evaluate((link) => link.focus({ preventScroll: true }));
    for (let stop = 0; stop < 8; stop += 1) {
      await page.keyboard.press('Shift+Tab');
      const isInBar = await bar.evaluate((element) => element.contains(document.activeElement));
      if (!isInBar) break;
      expect(await page.evaluate(() => window.scrollY), `stop ${stop}`).toBe(500);
    }
  });
}

test('a field that is missing is shown clear of the message that says so', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await page.goto('/');
  const send = page.getByRole('button', { name: 'Send Message' });
  await send.click();
  await expect(toast(page, 'Missing fields')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
  // The message has come to its place, and the page to where it glides.
  await stopped(page);
  await expect.poll(() => covered(page)).toBe('');
});
