import { expect, test } from 'playwright/test';
import { STORYBOOK_URL } from './support/address.ts';

test('the sidebar says how far each component is, and a page without one says nothing', async ({
  page,
}) => {
  await page.goto(`${STORYBOOK_URL}/?path=/docs/debts-debtcard--docs`);
  await expect(page.locator('#debts-debtcard')).toContainText('stable');
  await expect(page.getByRole('toolbar').first()).toContainText('stable');
  await expect(page.locator('#debts-debtcard--default')).not.toContainText('stable');
  await expect(page.locator('#foundations-parity')).toBeVisible();
  await expect(page.locator('#foundations-parity')).not.toContainText('stable');
});

test('the sidebar lists looks, and behavior once its tag is no longer left out', async ({
  page,
}) => {
  await page.goto(`${STORYBOOK_URL}/?path=/story/debts-debtcard--default`);
  const look = page.locator('#debts-debtcard--default');
  const behavior = page.locator('#debts-debtcard--makes-a-payment');
  await expect(look).toBeVisible();
  await expect(behavior).toHaveCount(0);
  await page.getByRole('button', { name: '1 active tag filter' }).click();
  await page.getByRole('checkbox', { name: 'tag filter: exclude behavior' }).click();
  await expect(behavior).toBeVisible();
  await expect(look).toBeVisible();
});
