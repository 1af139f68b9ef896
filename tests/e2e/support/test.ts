import { test as base, expect, type Locator, type Page } from 'playwright/test';

interface Guards {
  /** Complaints of the page that the test expects; any other fails it. */
  expectedComplaints: RegExp[];
  guard: void;
}

/**
 * A test that fails on a complaint of the page: an error in its console, or an uncaught one.
 *
 * The one complaint that is always expected is the browser's own about the current-user call, by
 * which the app detects that no user is signed in.
 */
export const test = base.extend<Guards>({
  expectedComplaints: [[], { option: true }],
  guard: [
    async ({ page, expectedComplaints }, use) => {
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(String(error)));
      page.on('console', (message) => {
        if (message.type() !== 'error') return;
        const { url } = message.location();
        const isSignedOut = /status of 401/.test(message.text()) && url.endsWith('/api/user');
        if (!isSignedOut) complaints.push(`${message.text()} (${url})`);
      });
      await use();
      const unexpected = complaints.filter(
        (complaint) => !expectedComplaints.some((expected) => expected.test(complaint)),
      );
      expect(unexpected, 'complaints of the page').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** For tests of many steps that do not test motion: each step then completes at once. */
export const WITHOUT_MOTION = { contextOptions: { reducedMotion: 'reduce' } } as const;

/**
 * Waits until nothing moves or changes its color. Without motion, that takes a frame. What is out of
 * sight may begin to move later.
 */
export async function stopped(page: Page): Promise<void> {
  const running = () =>
    document.getAnimations().filter(({ playState }) => playState === 'running').length;
  await expect.poll(() => page.evaluate(running)).toBe(0);
}

/** Signs in as a visitor would, from the landing page, and waits for the dashboard. */
export async function signIn(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: 'Sign in' }).first().click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/**
 * Opens a page of a household that is signed in already.
 *
 * @param query more of the address: `faults=getDebts:500-empty`.
 */
export async function open(page: Page, path: string, query = ''): Promise<void> {
  await page.goto(`${path}?scenario=threeDebts${query && `&${query}`}`);
  await expect(page.getByRole('navigation').last()).toBeVisible();
}

/** Restores a page as a browser does with one that was left: the current user is requested again. */
export async function bringBack(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
}

/** The message that is shown now, if it has that title. */
export function toast(page: Page, title: string): Locator {
  return page.locator('li[data-state="open"]').filter({ hasText: title });
}

/**
 * Keeps the message that is shown: it waits for a person who looks elsewhere, so a slow machine does
 * not lose it.
 */
export async function keepMessage(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
}

/**
 * Uses the page as a first scroll does, where it stands: parts further down, menus, messages and dialogs
 * load from then on.
 */
export async function firstUse(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('scroll')));
}

/**
 * Uses the page, and waits until it stands there, by its heading, and nothing on it is still loading:
 * neither its data nor a part that comes late.
 */
export async function settled(page: Page): Promise<void> {
  const busy = page.locator('[aria-busy="true"]');
  await expect(page.locator('h1').first()).toBeAttached();
  await expect(busy).toHaveCount(0);
  await firstUse(page);
  // A part that has come can bring another one, which is busy a frame later.
  await expect(async () => {
    await expect(busy).toHaveCount(0);
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect(await busy.count()).toBe(0);
  }).toPass();
  await page.evaluate(() => document.fonts.ready);
}

/** How far the page can be scrolled sideways; 0 is right, once a chart has received a new width. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

/** Presses Tab until a control has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < 20; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}
