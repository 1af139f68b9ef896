import { boostPanel, debtRow, openDebt } from './support/debts.ts';
import { expect, open, settled, test, WITHOUT_MOTION } from './support/test.ts';

test.use({ ...WITHOUT_MOTION, viewport: { width: 375, height: 700 } });

test('the list of purchases begins on the first screen, and what follows is reached', async ({
  page,
}) => {
  await open(page, '/transactions');
  await settled(page);
  const list = page.getByRole('heading', { name: 'All Transactions' });
  await expect.poll(async () => (await list.boundingBox())?.y).toBeLessThan(560);
  await page.getByRole('link', { name: 'How round-ups work' }).click();
  await expect(page.getByRole('heading', { name: 'How Round-ups Work' })).toBeInViewport();
});

test('an open debt fits one screen of a phone, and leads to its boost', async ({ page }) => {
  await open(page, '/debts');
  await settled(page);
  const names = ['Car Loan', 'Everyday Rewards Card', 'Hearth Hardware Card'];
  for (const name of names) {
    const row = await openDebt(page, name);
    expect((await row.boundingBox())?.height).toBeLessThanOrEqual(667);
  }
  for (const name of names) {
    await debtRow(page, name).getByRole('button', { name: 'Boost This Debt' }).click();
    const title = boostPanel(page).getByRole('heading', { name: `Pay extra on ${name}` });
    await expect(title).toBeFocused();
    await expect(title).toBeInViewport();
  }
});

test('the planner is reached from the top of the debts, on a phone', async ({ page }) => {
  await open(page, '/debts');
  await settled(page);
  await page.getByRole('link', { name: 'Plan your payoff' }).click();
  await expect(page.getByRole('heading', { name: 'Payoff Planner' })).toBeInViewport();
});
