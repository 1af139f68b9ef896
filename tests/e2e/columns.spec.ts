import type { Locator, Page } from 'playwright/test';
import { expect, open, settled, test, WITHOUT_MOTION } from './support/test.ts';

test.use(WITHOUT_MOTION);

/** Pages in columns, each with something in its first column. */
const PAGES: readonly (readonly [path: string, inFirst: (page: Page) => Locator])[] = [
  ['/dime-token', (page) => page.getByRole('tablist')],
  ['/transactions', (page) => page.getByRole('heading', { name: 'All Transactions' })],
  ['/debts/plan', (page) => page.getByRole('heading', { name: 'Adjust Your Plan' })],
  ['/debts', (page) => page.getByRole('article').first()],
];

/** The boxes of what is in each grid around an element, in the order of the document. */
function gridsAround(inside: Locator) {
  return inside.evaluate((element) => {
    const grids = [];
    for (let grid = element.parentElement; grid; grid = grid.parentElement) {
      if (getComputedStyle(grid).display !== 'grid') continue;
      const boxes = [...grid.children].map((child) => child.getBoundingClientRect());
      grids.push(
        boxes
          .filter(({ width, height }) => width > 1 && height > 1)
          .map(({ left, right, top, bottom }) => ({ left, right, top, bottom })),
      );
    }
    return grids.filter((boxes) => boxes.length > 1);
  });
}

for (const width of [375, 768, 1280]) {
  for (const [path, inFirst] of PAGES) {
    test(`${path}: what follows is below or to the right, at ${width}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await open(page, path);
      await settled(page);
      const grids = await gridsAround(inFirst(page));
      expect(grids.length).toBeGreaterThan(0);
      for (const boxes of grids) {
        for (const [index, next] of boxes.slice(1).entries()) {
          const last = boxes[index];
          const follows = last && (next.top >= last.bottom || next.left >= last.right);
          expect(follows, `${index + 2} of ${JSON.stringify(boxes)}`).toBe(true);
        }
      }
    });
  }
}
