import type { Page } from 'playwright/test';
import { PAGES } from '../../packages/app/src/config/pages.ts';
import { CHROMIUM_FLAGS, findChromium } from '../tools/chromium.ts';
import { expect, open, overflow, settled, test, WITHOUT_MOTION } from './support/test.ts';
import { findUnreadableText } from './support/findUnreadableText.ts';

// What a reader sets in the browser's settings, twice the usual 16 pixels; not a zoom.
test.use({
  ...WITHOUT_MOTION,
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

for (const { path } of PAGES) {
  test(`${path}: of text twice as large nothing is lost`, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await open(page, path);
    // What is out of sight is not laid out until it is near; here all of it is read at once.
    await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
    for (const width of [375, 1280]) {
      await test.step(`at ${width} pixels`, async () => {
        await page.setViewportSize({ width, height: 812 });
        await settled(page);
        // What measures itself, as a chart does, follows a little later.
        await expect.poll(() => overflow(page)).toBe(0);
        expect(await findUnreadableText(page.locator('body'))).toEqual([]);
      });
    }
  });
}

interface Opened {
  name: string;
  path: string;
  opener: string;
  /** The last control in it. */
  last: RegExp;
  /** What is pressed in it before it is read. */
  steps?: readonly string[];
}

const OPENED: readonly Opened[] = [
  {
    name: 'a payment that is refused',
    path: '/dashboard',
    opener: 'Make Extra Payment',
    last: /Cancel/,
    steps: ['Make Payment'],
  },
  {
    name: 'the choice of a bank',
    path: '/banking',
    opener: 'Connect Bank Account',
    last: /Cancel/,
  },
  { name: 'the sign-up form', path: '/signup', opener: 'Create Free Account', last: /Cancel/ },
  { name: 'the drawer', path: '/dashboard', opener: 'Menu', last: /Logout/ },
];

/** Sees that a control can be scrolled to and lies on top there. */
async function expectWithinReach(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name }).click({ trial: true });
}

for (const width of [375, 1280]) {
  for (const { name, path, opener, last, steps = [] } of OPENED) {
    test(`${name} at ${width} pixels: of text twice as large nothing is lost`, async ({ page }) => {
      await page.setViewportSize({ width, height: 812 });
      await open(page, path);
      await settled(page);
      await page.getByRole('button', { name: opener }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      await expectWithinReach(page, /^Close/);
      for (const step of steps) await dialog.getByRole('button', { name: step }).click();
      expect(await findUnreadableText(dialog)).toEqual([]);
      await expectWithinReach(page, last);
    });
  }
}
