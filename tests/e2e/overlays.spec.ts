import type { Locator, Page } from 'playwright/test';
import { signInLive } from './support/answers.ts';
import { debtRow, openDebt } from './support/debts.ts';
import { LIVE_URL } from './support/ports.ts';
import { expect, open, settled, test } from './support/test.ts';

interface Overlay {
  name: string;
  path: string;
  opener: (page: Page) => Locator;
  /** Brings the opener into view. */
  reveal?: (page: Page) => Promise<unknown>;
  overlay: (page: Page) => Locator;
  /** Whether it keeps the focus inside; a list of choices closes instead. */
  keepsFocus: boolean;
  /** On a phone alone. */
  phone?: boolean;
}

const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name });
const dialog = (name: string) => (page: Page) => page.getByRole('dialog', { name });
const inCard = (name: string) => (page: Page) =>
  debtRow(page, 'Car Loan').getByRole('button', { name });
const choice = (name: string) => (page: Page) => page.getByRole('combobox', { name });
const listbox = (page: Page) => page.getByRole('listbox');

const OVERLAYS: readonly Overlay[] = [
  {
    name: 'the extra payment',
    path: '/dashboard',
    opener: button('Make Extra Payment'),
    overlay: dialog('Make Extra Payment'),
    keepsFocus: true,
  },
  {
    name: 'a payment on one debt',
    path: '/debts',
    reveal: (page) => openDebt(page, 'Car Loan'),
    opener: inCard('Make Payment'),
    overlay: dialog('Make Extra Payment'),
    keepsFocus: true,
  },
  {
    name: 'a debt entered by hand',
    path: '/debts',
    opener: button('Add Debt Account'),
    overlay: dialog('Add Debt Account'),
    keepsFocus: true,
  },
  {
    name: 'a purchase entered by hand',
    path: '/transactions',
    opener: button('Add Transaction'),
    overlay: dialog('Add Transaction'),
    keepsFocus: true,
  },
  {
    name: 'the bank connection',
    path: '/banking',
    opener: button('Connect Bank Account'),
    overlay: dialog('Connect Bank Account'),
    keepsFocus: true,
  },
  {
    name: 'the sign-up form',
    path: '/signup',
    opener: button('Create Free Account'),
    overlay: dialog('Create your account'),
    keepsFocus: true,
  },
  {
    name: 'the drawer of a phone',
    path: '/dashboard',
    phone: true,
    opener: button('Menu'),
    overlay: (page) => page.getByRole('dialog'),
    keepsFocus: true,
  },
  {
    name: 'the account menu',
    path: '/dashboard',
    opener: button('Account menu'),
    overlay: (page) => page.getByRole('menu'),
    keepsFocus: false,
  },
  {
    name: 'the choice of a share',
    path: '/settings',
    opener: choice('Share of round-ups for crypto'),
    overlay: listbox,
    keepsFocus: false,
  },
  {
    name: 'the choice of a coin',
    path: '/settings',
    opener: choice('Preferred cryptocurrency'),
    overlay: listbox,
    keepsFocus: false,
  },
];

const holdsFocus = (overlay: Locator) =>
  overlay.evaluate((element) => element.contains(document.activeElement));

for (const { name, path, reveal, opener, overlay, keepsFocus, phone } of OVERLAYS) {
  test.describe(name, () => {
    test.use({ viewport: phone ? { width: 375, height: 812 } : { width: 1280, height: 800 } });

    test('opens and closes by keyboard alone, and by pointer', async ({ page }) => {
      await open(page, path);
      await reveal?.(page);
      await expect(opener(page)).toBeVisible();
      await settled(page);
      await opener(page).focus();
      await page.keyboard.press('Enter');
      await expect(overlay(page)).toBeVisible();
      await expect.poll(() => holdsFocus(overlay(page))).toBe(true);
      if (keepsFocus) {
        // Forth and back, more often than there are stops: it never leaves.
        for (const key of [...Array<string>(14).fill('Tab'), 'Shift+Tab', 'Shift+Tab']) {
          await page.keyboard.press(key);
          expect(await holdsFocus(overlay(page)), `after ${key}`).toBe(true);
        }
      }
      await page.keyboard.press('Escape');
      await expect(overlay(page)).toHaveCount(0);
      await expect(opener(page)).toBeFocused();

      await opener(page).click();
      await expect(overlay(page)).toBeVisible();
      const close = overlay(page).getByRole('button', { name: /^Close/ });
      if (keepsFocus) await close.first().click();
      else await page.mouse.click(4, 400);
      await expect(overlay(page)).toHaveCount(0);
      // What lay under it can be reached again.
      await opener(page).click();
      await expect(overlay(page)).toBeVisible();
    });
  });
}

const STEP_MS = 50;

/** Lets the time of a page whose clock stands go on until the overlay has come. */
async function comes(page: Page, overlay: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(STEP_MS);
    expect(await overlay.count()).toBe(1);
  }).toPass();
  // A press beside it is heard one turn after it has come.
  await page.clock.runFor(STEP_MS);
}

for (const { name, path, opener, overlay, phone } of OVERLAYS.filter(({ name: of }) =>
  ['the extra payment', 'the bank connection', 'the drawer of a phone'].includes(of),
)) {
  test.describe(`${name}, opened by a double click`, () => {
    test.use({ viewport: phone ? { width: 375, height: 812 } : { width: 1280, height: 800 } });

    test('stays: only a press of its own at that place closes it', async ({ page }) => {
      await page.clock.install();
      // Without the bar of the demo the drawer has its way out where the button that opened it is.
      if (phone) await signInLive(page.context());
      await open(page, phone ? `${LIVE_URL}${path}` : path);
      await settled(page);
      await expect(opener(page)).toBeVisible();
      await opener(page).scrollIntoViewIfNeeded();
      const { x, y, width, height } = (await opener(page).boundingBox())!;
      await page.mouse.move(x + width / 2, y + height / 2);
      // The time of a double click must not pass while a busy machine is slow to press.
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
      await page.mouse.down({ clickCount: 1 });
      await page.mouse.up({ clickCount: 1 });
      await comes(page, overlay(page));
      // Until it stands where it will be pressed.
      await overlay(page).evaluate((element) =>
        Promise.all(element.getAnimations().map(({ finished }) => finished)),
      );

      await page.mouse.down({ clickCount: 2 });
      await page.mouse.up({ clickCount: 2 });
      await page.clock.runFor(STEP_MS);
      await expect(overlay(page)).toHaveAttribute('data-state', 'open');

      await page.clock.resume();
      await page.clock.fastForward(1000);
      await page.mouse.down({ clickCount: 1 });
      await page.mouse.up({ clickCount: 1 });
      await expect(overlay(page)).toHaveCount(0);
    });
  });
}
