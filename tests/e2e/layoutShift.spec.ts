import { debt, serve } from './support/answers.ts';
import { layoutShift } from './support/layoutShift.ts';
import { LIVE_URL } from './support/ports.ts';
import { expect, firstUse, open, settled, test, WITHOUT_MOTION } from './support/test.ts';

test.use(WITHOUT_MOTION);

for (const width of [375, 1280]) {
  for (const call of ['getRoundUpSettings', 'getPayments']) {
    test(`the dashboard stands still when ${call} is late, at ${width}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 2400 });
      await open(page, '/dashboard', `faults=${call}:delay&delay=2000`);
      const apply = page.getByRole('button', { name: 'Apply to Debt' });
      await expect(apply).toBeVisible();
      const next = page.getByText(/^On \w+, .* we’ll take /);
      await expect(next).toBeHidden();
      const since = await page.evaluate(() => performance.now());
      await expect(next).toBeVisible();
      await settled(page);
      const { value, parts } = await layoutShift(page, since);
      expect(value, parts.join('\n')).toBe(0);
    });
  }
}

for (const locale of ['en-US', 'es-MX']) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    for (const width of [320, 768, 1280]) {
      test(`the summary of the dashboard has its height before its figures, at ${width}`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 2400 });
        await open(page, '/dashboard', 'faults=getDashboardSummary:delay&delay=2000');
        const summary = page.locator('main [data-surface]').first();
        const figure = summary.getByText(/^\$\d/).first();
        await expect(summary).toBeVisible();
        await expect(figure).toBeHidden();
        const before = (await summary.boundingBox())?.height ?? 0;
        await expect(figure).toBeVisible();
        await settled(page);
        // The share of a pixel is no shift.
        expect((await summary.boundingBox())?.height).toBeCloseTo(before, 0);
      });
    }
  });
}

const SEVERAL = ['One', 'Two', 'Three'].map((name) => ({ ...debt, id: name, name }));

for (const width of [320, 768, 1280]) {
  test(`the planner stands still when its debts are late, at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 2400 });
    await open(page, '/debts/plan', 'faults=getDebts:delay&delay=2000');
    const answer = page.getByRole('heading', { name: 'When Each Debt Is Gone' });
    await expect(page.getByRole('heading', { level: 1, name: 'Payoff Planner' })).toBeVisible();
    await expect(answer).toBeHidden();
    const since = await page.evaluate(() => performance.now());
    await expect(answer).toBeVisible();
    await settled(page);
    const { value, parts } = await layoutShift(page, since);
    expect(value, parts.join('\n')).toBe(0);
  });

  test.describe('with files that a test can delay', () => {
    // The worker of the installed app would fetch them.
    test.use({ baseURL: LIVE_URL, serviceWorkers: 'block' });

    test(`the planner stands still when its details are late, at ${width}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 2400 });
      await serve(page, {
        '/api/debts': SEVERAL,
        '/api/service-status': { coinbase: { configured: false }, features: ['debts.edit'] },
      });
      const { promise: released, resolve: release } = Promise.withResolvers<void>();
      await page.route('**/PlanDetails-*.js', async (route) => {
        await released;
        await route.continue();
      });
      await page.goto('/debts/plan');
      const details = page.getByRole('slider', { name: /^What you owe under each plan/ });
      await expect(page.getByRole('heading', { name: 'Adjust Your Plan' })).toBeVisible();
      await firstUse(page);
      await expect(page.getByRole('button', { name: 'Edit Three' })).toBeVisible();
      await expect(details).toHaveCount(0);
      const since = await page.evaluate(() => performance.now());
      release();
      await expect(details).toBeVisible();
      await settled(page);
      const { value, parts } = await layoutShift(page, since);
      expect(value, parts.join('\n')).toBe(0);
    });
  });
}
