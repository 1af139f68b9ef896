import type { Locator, Page } from 'playwright/test';
import { expect, open, settled, test } from './support/test.ts';

/** Opens a page of the app and returns its chart, as a target for the pointer. */
async function chartOf(page: Page, path: string, name: RegExp) {
  await open(page, path);
  await settled(page);
  const chart = page.getByRole('slider', { name });
  await expect(chart.locator('svg')).toBeVisible();
  /** A place in it, in shares of its size as it is now: what comes late moves it. */
  const at = async (across: number, down: number) => {
    const { width, height } = await boxOf(chart);
    return { position: { x: width * across, y: height * down } };
  };
  return { chart, at, tooltip: chart.locator('[data-side]') };
}

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error('It has no box.');
  return box;
}

const TREND = ['/insights', /Total Debt/] as const;
const PLANS = ['/debts', /Payoff plans/] as const;

// @requirement 9.chart.pointer
test('the trend answers a pointer anywhere in the plot, and forgets it outside', async ({
  page,
}) => {
  const { chart, at, tooltip } = await chartOf(page, ...TREND);
  await chart.hover(await at(0.99, 0.9));
  await expect(tooltip).toContainText(/^JulTotal Debt: \$/);
  await chart.hover(await at(0.15, 0.1));
  // The household's first month is the nearest: there is no point before it.
  await expect(tooltip).toContainText(/^(?!Jul)[A-Z][a-z]{2}Total Debt: \$/);
  const { x, y, width } = await boxOf(chart);
  await page.mouse.move(x + width / 2, y - 40);
  await expect(tooltip).toHaveCount(0);
});

test('the plans answer with every plan of the month that is pointed at', async ({ page }) => {
  const { chart, at, tooltip } = await chartOf(page, ...PLANS);
  await chart.hover(await at(0.05, 0.9));
  await expect(tooltip).toContainText(/^Now/);
  // The balances are $18,250.33; the plans start with the interest since their statements, too.
  await expect(tooltip).toContainText(/Avalanche = Snowball\$18,(?!250\.33)[2-4]\d\d\.\d\d/);
  await chart.hover(await at(0.97, 0.2));
  await expect(tooltip).toContainText('Avalanche = SnowballDebt-free');
});

test('a tooltip stays inside the frame of its chart, on a phone as on a desk', async ({ page }) => {
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 812 });
    for (const [path, name] of [TREND, PLANS]) {
      const { chart, at, tooltip } = await chartOf(page, path, name);
      for (const across of [0.02, 0.5, 0.98]) {
        await chart.hover(await at(across, 0.5));
        await expect(tooltip).toBeVisible();
        const [frame, shown] = [await boxOf(chart), await boxOf(tooltip)];
        const where = `${path}, ${across} across at ${width} px`;
        expect(shown.x, where).toBeGreaterThanOrEqual(frame.x - 1);
        expect(shown.x + shown.width, where).toBeLessThanOrEqual(frame.x + frame.width + 1);
      }
    }
  }
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 375, height: 812 } });

  test('a tap shows a month and leaves it to be read', async ({ page }) => {
    const { chart, at, tooltip } = await chartOf(page, ...TREND);
    await chart.tap(await at(0.97, 0.5));
    await expect(tooltip).toContainText(/^JulTotal Debt: \$/);
  });
});
