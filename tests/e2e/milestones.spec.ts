import type { Page } from 'playwright/test';
import { expect, open, settled, test, WITHOUT_MOTION } from './support/test.ts';

test.use(WITHOUT_MOTION);

interface Owed {
  readonly id: string;
  readonly originalBalance: string;
  readonly currentBalance: string;
}

/** Pays what is left to half of all debt, on the largest one. */
async function payToHalf(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const debts = (await (await fetch('/api/debts')).json()) as Owed[];
    const sum = (name: 'originalBalance' | 'currentBalance') =>
      debts.reduce((total, debt) => total + Number(debt[name]), 0);
    const amount = (sum('currentBalance') - sum('originalBalance') / 2).toFixed(2);
    const [largest] = debts.toSorted(
      (one, other) => Number(other.currentBalance) - Number(one.currentBalance),
    );
    const response = await fetch('/api/payments', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ debtId: largest?.id, amount, source: 'manual' }),
    });
    if (!response.ok) throw new Error(await response.text());
  });
}

test('a milestone is shown on its day, until it is dismissed, and not again', async ({ page }) => {
  await open(page, '/dashboard');
  await settled(page);
  const note = page.getByRole('status').filter({ hasText: 'You reached a milestone today' });
  await expect(note).toHaveCount(0);
  await payToHalf(page);
  await page.reload();
  await settled(page);
  await expect(note).toContainText('Half of what you once owed is paid.');
  await page.reload();
  await settled(page);
  await note.getByRole('button', { name: 'Got It' }).press('Enter');
  await expect(note).toHaveCount(0);
  // The focus goes on from where the note was, and not from the start of the page.
  await expect(page.locator('body')).not.toBeFocused();
  await page.reload();
  await settled(page);
  await expect(note).toHaveCount(0);
});
