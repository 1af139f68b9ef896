import type { Page } from 'playwright/test';
import { debt, serve } from './support/answers.ts';
import { layoutShift } from './support/layoutShift.ts';
import { LIVE_URL } from './support/ports.ts';
import { expect, firstUse, settled, tabTo, test, WITHOUT_MOTION } from './support/test.ts';

// The worker of the installed app would fetch the files, out of reach of a test.
test.use({ ...WITHOUT_MOTION, baseURL: LIVE_URL, serviceWorkers: 'block' });

const HOUSEHOLD = ['One', 'Two', 'Three'].map((name) => ({ ...debt, id: name, name }));

/** The chunks of the parts that come in sight later, by what is in them. */
const LATER = /\/(?:DatedLevers|PlanTerms|PlanDetails|PlanRest)-[^/]*\.js$/;

/** Opens the planner, and waits for its levers. The page is not used yet then. */
async function openUnused(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 812 });
  await serve(page, {
    '/api/debts': HOUSEHOLD,
    '/api/service-status': { coinbase: { configured: false }, features: ['debts.edit'] },
  });
  await page.goto('/debts/plan');
  await expect(page.getByRole('heading', { name: 'Adjust Your Plan' })).toBeVisible();
}

const schedule = (page: Page) =>
  page.getByRole('table', { name: 'Payments by month, All debts', includeHidden: true });

for (const width of [375, 1280]) {
  test(`each part has its heading before its code, and comes when it is scrolled to, at ${width}`, async ({
    page,
  }) => {
    await openUnused(page, width);
    const title = page.getByRole('heading', { name: 'Month by Month' });
    await expect(title).toBeAttached();
    await expect(page.getByRole('heading', { name: 'Rates and Minimums' })).toBeAttached();
    await expect(schedule(page)).toHaveCount(0);
    // The heading is drawn again with its part, which may come while the page scrolls to it.
    await expect(async () => title.scrollIntoViewIfNeeded({ timeout: 1000 })).toPass();
    await expect(schedule(page)).toBeVisible();
    await expect(title).toHaveCount(1);
  });

  test(`nothing moves while the parts come late, at ${width}`, async ({ page }) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route(LATER, async (route) => {
      await released;
      await route.continue();
    });
    await openUnused(page, width);
    for (const name of ['Rates and Minimums', 'Plans Side by Side', 'Next Payments']) {
      await page.getByRole('heading', { name }).scrollIntoViewIfNeeded();
    }
    const since = await page.evaluate(() => performance.now());
    release();
    await expect(schedule(page)).toBeAttached();
    await settled(page);
    const { value, parts } = await layoutShift(page, since);
    expect(value, parts.join('\n')).toBe(0);
  });
}

test('the first key brings every part, so that the keyboard reaches all controls', async ({
  page,
}) => {
  await openUnused(page, 375);
  await page.keyboard.press('Tab');
  await expect(schedule(page)).toBeAttached();
  await settled(page);
  await page.getByRole('button', { name: 'Edit Three' }).focus();
  for (const name of ['Download', 'Print', 'Download CSV']) {
    const control = page.getByRole('button', { name }).first();
    await tabTo(page, control);
  }
});

test('what is printed has every part once the page was used', async ({ page }) => {
  await openUnused(page, 375);
  await firstUse(page);
  await settled(page);
  await page.emulateMedia({ media: 'print' });
  await expect(schedule(page).getByText('Total')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Plans Side by Side' })).toBeVisible();
});
