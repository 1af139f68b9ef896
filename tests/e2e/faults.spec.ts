import { expect, open, settled, test } from './support/test.ts';

test.describe('an answer that cannot be used', () => {
  test.use({ expectedComplaints: [/status of 5|status of 429|status of 401|net::ERR/] });

  for (const fault of ['500-empty', 'html', 'truncated', 'wrong-shape', 'null', '204', 'reset']) {
    test(`${fault} is an error of its panel alone`, async ({ page }) => {
      await open(page, '/debts', `faults=getDebts:${fault}`);
      const failed = page.getByRole('alert').filter({ hasText: 'Debts could not be loaded' });
      await expect(failed).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Debt Management');
      await expect(page.getByText('Debt Avalanche')).toBeVisible();
    });
  }

  test('an empty 500 shows its status and words, and Retry brings the data', async ({ page }) => {
    await open(page, '/debts', 'faults=getDebts:500-empty*1');
    const failed = page.getByRole('alert').filter({ hasText: 'Debts could not be loaded' });
    await expect(failed).toContainText('500: Internal Server Error');
    await failed.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('article', { name: 'Car Loan' })).toBeVisible();
  });

  test('a session that ended is said once, and the page stays', async ({ page }) => {
    await open(page, '/debts', 'faults=getDebts:401,getPayments:401,getDashboardSummary:401');
    await expect(page.getByText('You are signed out')).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Debt Management');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL('/dashboard');
    await settled(page);
  });
});
