import type { Page } from 'playwright/test';
import { expect, open, settled, test } from './support/test.ts';

/** Opens a page of the app and gives back its chart, to be pointed at like any part of it. */
async function chartOf(page: Page, path: string, name: RegExp) {
  await open(page, path);
  await settled(page);
  const chart = page.getByRole('slider', { name });
  await expect(chart.locator('svg')).toBeVisible();
  await chart.scrollIntoViewIfNeeded();
  const box = await chart.boundingBox();
  if (!box) throw new Error('The chart has no box.');
  const at = (across: number, down: number) =>
    [box.x + box.width * across, box.y + box.height * down] as const;
  return { chart, box, at, tooltip: chart.locator('[data-side]') };
}

const TREND = ['/insights', /Total Debt/] as const;
const PLANS = ['/debts', /Payoff plans/] as const;

test('the trend answers a pointer anywhere in the plot, and forgets it outside', async ({
  page,
}) => {
  const { box, at, tooltip } = await chartOf(page, ...TREND);
  await page.mouse.move(...at(0.99, 0.9));
  await expect(tooltip).toContainText(/^JulTotal Debt: \$/);
  await page.mouse.move(...at(0.15, 0.1));
  await expect(tooltip).toContainText(/^JanTotal Debt: \$/);
  await page.mouse.move(box.x + box.width / 2, box.y - 40);
  await expect(tooltip).toHaveCount(0);
});

test('the plans answer with every plan of the month that is pointed at', async ({ page }) => {
  const { at, tooltip } = await chartOf(page, ...PLANS);
  await page.mouse.move(...at(0.05, 0.9));
  await expect(tooltip).toContainText(/^Now/);
  await expect(tooltip).toContainText(/Snowball\$18,250\.33/);
  await page.mouse.move(...at(0.97, 0.2));
  await expect(tooltip).toContainText('SnowballDebt-free');
});

test('a tooltip stays inside the frame of its chart, on a phone as on a desk', async ({ page }) => {
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 812 });
    for (const [path, name] of [TREND, PLANS]) {
      const { box, at, tooltip } = await chartOf(page, path, name);
      for (const across of [0.02, 0.5, 0.98]) {
        await page.mouse.move(...at(across, 0.5));
        await expect(tooltip).toBeVisible();
        const shown = await tooltip.boundingBox();
        const where = `${path}, ${across} across at ${width} px`;
        expect(shown?.x, where).toBeGreaterThanOrEqual(box.x - 1);
        const end = (shown?.x ?? 0) + (shown?.width ?? 0);
        expect(end, where).toBeLessThanOrEqual(box.x + box.width + 1);
      }
    }
  }
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 375, height: 812 } });

  test('a tap shows a month and leaves it to be read', async ({ page }) => {
    const { at, tooltip } = await chartOf(page, ...TREND);
    await page.touchscreen.tap(...at(0.97, 0.5));
    await expect(tooltip).toContainText(/^JulTotal Debt: \$/);
  });
});
