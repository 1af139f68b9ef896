import { ROUTES } from '../../packages/app/src/routes.tsx';
import { CHROMIUM_FLAGS, findChromium } from '../tools/chromium.ts';
import { expect, open, overflow, settled, test } from './support/test.ts';
import { unreadable } from './support/unreadable.ts';

// What a reader sets in the browser's settings, twice the usual 16 pixels; not a zoom.
test.use({
  launchOptions: {
    executablePath: findChromium().path,
    args: [...CHROMIUM_FLAGS, '--blink-settings=defaultFontSize=32'],
  },
});

test('text is twice as large where the reader has set 32 pixels', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('.radix-themes').first()).toHaveCSS('font-size', '32px');
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveCSS('font-size', '32px');
  await expect(page.getByText('Message', { exact: true })).toHaveCSS('font-size', '28px');
});

for (const width of [375, 1280]) {
  for (const { path } of ROUTES) {
    test(`${path} at ${width} pixels: of text twice as large nothing is lost`, async ({ page }) => {
      await page.setViewportSize({ width, height: 812 });
      await open(page, path);
      await settled(page);
      expect(await unreadable(page)).toEqual([]);
      expect(await overflow(page)).toBe(0);
    });
  }
}
