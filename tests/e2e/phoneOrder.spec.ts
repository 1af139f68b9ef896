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

test('a debt fits one screen of a phone, and its boost unfolds', async ({ page }) => {
  await open(page, '/debts');
  await settled(page);
  const cards = await page.getByRole('article').filter({ hasText: 'Payoff progress' }).all();
  expect(cards.length).toBeGreaterThan(0);
  for (const card of cards) {
    const box = await card.boundingBox();
    expect(box?.height).toBeLessThanOrEqual(667);
  }
  const [card] = cards;
  const boost = card!.getByRole('button', { name: '$25', exact: true });
  await expect(boost).toBeHidden();
  await card!.getByRole('button', { name: 'Boost This Debt' }).click();
  await expect(boost).toBeVisible();
});

test('the planner is reached from the top of the debts, on a phone', async ({ page }) => {
  await open(page, '/debts');
  await settled(page);
  await page.getByRole('link', { name: 'Plan your payoff' }).click();
  await expect(page.getByRole('heading', { name: 'Payoff Planner' })).toBeInViewport();
});
