import type { Page } from 'playwright/test';
import { PAGES } from '../../packages/app/src/config/pages.ts';
import { expect, open, overflow, settled, test, WITHOUT_MOTION } from './support/test.ts';

// A reader's tool styles the root's font size; what a reader sets in the browser is `textSize.spec.ts`.
test.use(WITHOUT_MOTION);

const WIDTHS = [375, 768, 1280];
const SIZES = ['125%', '150%', '200%'];

const enlarge = (page: Page, size: string) =>
  page.evaluate((value) => {
    document.documentElement.style.fontSize = value;
  }, size);

/** The controls of the bars that stand on one another at the end of the page, by name. */
const collisions = (page: Page) =>
  page.evaluate(() => {
    // Above the end, the bar of tabs stands over the foot of a short page.
    window.scrollTo(0, document.documentElement.scrollHeight);
    const controls = [...document.querySelectorAll('header, nav')].flatMap((bar) =>
      [...bar.querySelectorAll('a, button')].filter(
        (control) => control.checkVisibility() && control.closest('main') === null,
      ),
    );
    const boxes = [...new Set(controls)].map((control) => ({
      name: control.getAttribute('aria-label') ?? control.textContent,
      box: control.getBoundingClientRect(),
      bar: control.closest('header, nav'),
    }));
    return boxes.flatMap((one, at) =>
      boxes.slice(at + 1).flatMap((other) => {
        // Bars stand over the page, and the page may be scrolled under them.
        if (one.bar?.closest('header') !== other.bar?.closest('header')) return [];
        const across =
          Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const down =
          Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        return across > 0.5 && down > 0.5 ? [`${one.name} on ${other.name}`] : [];
      }),
    );
  });

/** The least that reaches every page: the items of the bar, or the button of the drawer. */
async function leadsEverywhere(page: Page): Promise<void> {
  const items = page.getByRole('navigation', { name: 'Main' });
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  await expect(items.or(menu)).toHaveCount(1);
}

for (const { path } of PAGES) {
  test(`${path}: enlarged text overlaps nothing and needs no scrolling sideways`, async ({
    page,
  }) => {
    await open(page, path);
    await settled(page);
    for (const width of WIDTHS) {
      for (const size of SIZES) {
        await test.step(`${size} at ${width} pixels`, async () => {
          await page.setViewportSize({ width, height: 812 });
          await enlarge(page, size);
          await expect.poll(() => overflow(page)).toBe(0);
          expect(await collisions(page)).toEqual([]);
          await leadsEverywhere(page);
        });
      }
    }
  });
}

test('the months of Insights keep within their card, whatever the size of the text', async ({
  page,
}) => {
  await open(page, '/insights');
  const months = page.getByRole('table', { name: 'Monthly activity' });
  for (const width of WIDTHS) {
    for (const size of ['100%', ...SIZES]) {
      await test.step(`${size} at ${width} pixels`, async () => {
        await page.setViewportSize({ width, height: 812 });
        await enlarge(page, size);
        const excess = () =>
          months.evaluate(({ parentElement }) =>
            parentElement ? parentElement.scrollWidth - parentElement.clientWidth : Number.NaN,
          );
        await expect.poll(excess).toBe(0);
        // A figure has its column's name beside it, or above.
        await expect(months.getByRole('rowheader').first()).toBeVisible();
      });
    }
  }
});

test('the dashboard is reached from the bar, the drawer and the tabs', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 812 });
  for (const place of ['Main', 'Tabs', 'All pages']) {
    await open(page, '/debts');
    await settled(page);
    if (place === 'All pages')
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const nav = page.getByRole('navigation', { name: place });
    await nav.getByRole('link', { name: 'Dashboard' }).click();
    await expect(page).toHaveURL('/dashboard');
    if (place !== 'All pages') {
      await expect(nav.locator('[aria-current=page]')).toHaveText('Dashboard');
    }
    await page.setViewportSize({ width: 375, height: 812 });
  }
});
