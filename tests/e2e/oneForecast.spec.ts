import type { Page } from 'playwright/test';
import { openDebt } from './support/debts.ts';
import { expect, open, settled, test } from './support/test.ts';

/** The month the dashboard gives for the end of all debt. */
async function dateOfDashboard(page: Page): Promise<string> {
  await open(page, '/dashboard');
  await settled(page);
  const card = page.getByText('Debt Free Date').locator('../..');
  return (await card.innerText()).match(/[A-Z][a-z]{2} \d{4}/)?.[0] ?? 'none';
}

/** How the first plan of Debts ends. */
async function endOfFirstPlan(page: Page): Promise<string> {
  await open(page, '/debts');
  await settled(page);
  const plans = page.getByRole('listitem').filter({ hasText: /Avalanche/ });
  return await plans.first().innerText();
}

for (const timezoneId of ['America/New_York', 'Pacific/Auckland', 'UTC']) {
  test.describe(`a browser in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('dashboard, plans and insights give one date', async ({ page }) => {
      const date = await dateOfDashboard(page);
      expect(date).toMatch(/^[A-Z][a-z]{2} \d{4}$/);
      expect(await endOfFirstPlan(page)).toContain(`Debt-free ${date}`);
      await open(page, '/insights');
      await settled(page);
      await expect(page.getByText('Debt Free Date').locator('..')).toContainText(date);
    });
  });
}

test('a debt gives the interest of the plan, and a simple estimate within its own months', async ({
  page,
}) => {
  await open(page, '/debts');
  await settled(page);
  for (const name of ['Car Loan', 'Everyday Rewards Card', 'Hearth Hardware Card']) {
    const row = await openDebt(page, name);
    await expect(row.getByText(/^Paid off \w{3} \d{4} · (\$[\d,.]+|no) interest$/)).toBeVisible();
  }
});
