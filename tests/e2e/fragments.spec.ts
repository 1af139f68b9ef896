import type { Page } from 'playwright/test';
import { expect, open, settled, test } from './support/test.ts';

const strategies = (page: Page) => page.getByRole('heading', { name: 'Debt Payoff Strategies' });

/** Where an element stands in the window, and whether it is seen there: nothing lies over it. */
const placeOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const { left, top, height } = element.getBoundingClientRect();
    const seen = document.elementFromPoint(left + 4, top + height / 2);
    return { top, isSeen: seen !== null && (element.contains(seen) || seen.contains(element)) };
  });

/** The element stands in the upper part of the window, clear of the bar. */
async function ledTo(page: Page, selector: string): Promise<void> {
  await expect
    .poll(async () => {
      const { top, isSeen } = await placeOf(page, selector);
      return isSeen && top > 0 && top < 300;
    })
    .toBe(true);
}

for (const width of [390, 1280]) {
  test.describe(`at ${width}`, () => {
    test.use({ viewport: { width, height: 844 } });

    for (const [path, link] of [
      ['/dashboard', 'Learn More Strategies'],
      ['/insights', 'Compare strategies'],
    ] as const) {
      test(`"${link}" leads to the strategies and not to the top of their page`, async ({
        page,
      }) => {
        await open(page, path);
        await settled(page);
        await page.getByRole('link', { name: link }).click();
        await expect(page).toHaveURL('/debts#strategies');
        await settled(page);
        await ledTo(page, '#strategies');
        await expect(strategies(page)).toBeFocused();
        await page.reload();
        await settled(page);
        await ledTo(page, '#strategies');
      });
    }

    test('"View History" leads to the payments of the debt', async ({ page }) => {
      await open(page, '/debts');
      await settled(page);
      await page.getByRole('link', { name: 'View History' }).click();
      await expect(page).toHaveURL(/\/debts\/[\w-]+#payments$/);
      await settled(page);
      await ledTo(page, '#payments h2');
      await expect(page.getByRole('heading', { name: 'Payments' })).toBeFocused();
    });

    for (const [path, link] of [
      ['/dashboard', 'Boost Round-ups'],
      ['/dashboard', 'Customize Round-ups'],
    ] as const) {
      test(`"${link}" leads to the round-ups of the settings`, async ({ page }) => {
        await open(page, path);
        await settled(page);
        await page.getByRole('link', { name: link }).click();
        await expect(page).toHaveURL('/settings#round-ups');
        await settled(page);
        await ledTo(page, '#round-ups');
        await expect(page.getByRole('heading', { name: 'Round-Up Settings' })).toBeFocused();
      });
    }

    test('an address leads to the part it names, on the first visit as well', async ({ page }) => {
      await open(page, '/dashboard');
      await settled(page);
      const visit = await page.context().newPage();
      await visit.goto('/debts#strategies');
      await settled(visit);
      await ledTo(visit, '#strategies');
      await expect(strategies(visit)).toBeFocused();
    });

    test('a page that has loaded does not move when something is added to it', async ({ page }) => {
      await open(page, '/dashboard');
      await settled(page);
      await page.goto('/debts#strategies');
      await settled(page);
      await ledTo(page, '#strategies');
      // By a script, as assistive technology scrolls: without a key, a pointer or a wheel.
      const moved = await page.evaluate(async () => {
        const frames = async () => {
          await new Promise(requestAnimationFrame);
          await new Promise(requestAnimationFrame);
        };
        window.scrollTo(0, 40);
        await frames();
        document.body.append(Object.assign(document.createElement('p'), { innerText: 'Notice' }));
        await frames();
        return window.scrollY - 40;
      });
      expect(moved).toBe(0);
    });

    test('going back and forth within one page returns to where one was', async ({ page }) => {
      await open(page, '/legal');
      await settled(page);
      const scrollY = () => page.evaluate(() => window.scrollY);
      await page.evaluate(() => window.scrollTo(0, 40));
      await expect.poll(scrollY).toBe(40);
      const link = page.getByRole('navigation', { name: 'Contents' }).getByRole('link').nth(1);
      const target = await link.getAttribute('href');
      await link.evaluate((element: HTMLElement) => element.click());
      await ledTo(page, target!);
      await expect(page.locator(target!)).toBeFocused();
      const there = await scrollY();
      expect(there).toBeGreaterThan(200);
      await page.goBack();
      await expect(page).not.toHaveURL(/#/);
      await expect.poll(scrollY).toBe(40);
      await page.goForward();
      await expect.poll(scrollY).toBe(there);
    });
  });
}
