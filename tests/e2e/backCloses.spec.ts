import type { Page } from 'playwright/test';
import { expect, open, settled, test, WITHOUT_MOTION } from './support/test.ts';

test.use(WITHOUT_MOTION);

const dialogs = (page: Page) => page.getByRole('dialog');
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** From the settings to the debts, as a press in the navigation leads. */
async function arriveAtDebts(page: Page): Promise<void> {
  await open(page, '/settings');
  await settled(page);
  await page.getByRole('link', { name: 'Debts', exact: true }).first().click();
  await expect(heading(page, 'Debt Management')).toBeVisible();
  await settled(page);
}

test('Back closes a dialog, then leaves the page', async ({ page }) => {
  await arriveAtDebts(page);
  await page.getByRole('button', { name: 'Make Payment' }).first().click();
  await expect(dialogs(page)).toBeVisible();
  await page.goBack();
  await expect(dialogs(page)).toHaveCount(0);
  await expect(page).toHaveURL('/debts');
  await page.goBack();
  await expect(heading(page, 'Settings')).toBeVisible();
});

test('Back closes the account menu, then leaves the page', async ({ page }) => {
  await arriveAtDebts(page);
  await page.getByRole('button', { name: 'Account menu' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(page).toHaveURL('/debts');
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => history.state?.dtOverlays ?? 0)).toBe(0);
  await page.goBack();
  await expect(heading(page, 'Settings')).toBeVisible();
});

test('a dialog that was closed otherwise leaves no entry behind', async ({ page }) => {
  await arriveAtDebts(page);
  for (let time = 0; time < 3; time += 1) {
    await page.getByRole('button', { name: 'Make Payment' }).first().click();
    await expect(dialogs(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialogs(page)).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => history.state?.dtOverlays ?? 0)).toBe(0);
  }
  await page.goBack();
  await expect(heading(page, 'Settings')).toBeVisible();
});

test('going forward again opens nothing and stays on the page', async ({ page }) => {
  await arriveAtDebts(page);
  await page.getByRole('button', { name: 'Make Payment' }).first().click();
  await expect(dialogs(page)).toBeVisible();
  await page.goBack();
  await expect(dialogs(page)).toHaveCount(0);
  await page.evaluate(() => history.forward());
  await expect.poll(() => page.evaluate(() => history.state?.dtOverlays ?? 0)).toBe(0);
  await expect(dialogs(page)).toHaveCount(0);
  await expect(heading(page, 'Debt Management')).toBeVisible();
});

test('nested dialogs close one by one', async ({ page }) => {
  await open(page, '/signup');
  await settled(page);
  await page.getByRole('button', { name: 'Create Free Account' }).click();
  for (const [label, value] of [
    ['First Name', 'Ada'],
    ['Last Name', 'Byron'],
    ['Email', 'ada@example.test'],
    ['Username', 'ada'],
    ['Password', 'correct horse'],
    ['Confirm Password', 'correct horse'],
  ] as const) {
    await page.getByLabel(label, { exact: true }).fill(value);
  }
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('checkbox').first()).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await expect(page.getByLabel('Username')).toHaveValue('ada');
  await page.goBack();
  await expect(dialogs(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/signup/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('Back closes the drawer, and a page opened from it leads back past it', async ({ page }) => {
    await arriveAtDebts(page);
    const menu = page.getByRole('button', { name: 'Menu', exact: true });
    await menu.click();
    await expect(dialogs(page)).toBeVisible();
    await page.goBack();
    await expect(dialogs(page)).toHaveCount(0);
    await expect(page).toHaveURL('/debts');
    await menu.click();
    await dialogs(page).getByRole('link', { name: 'Crypto' }).click();
    await expect(heading(page, 'Crypto Round-ups')).toBeVisible();
    await page.goBack();
    await expect(heading(page, 'Debt Management')).toBeVisible();
    await page.goBack();
    await expect(heading(page, 'Settings')).toBeVisible();
  });
});

test('Escape closes the dialog and leaves the message over it', async ({ page }) => {
  await open(page, '/debts');
  await settled(page);
  await page.getByRole('button', { name: 'Make Payment' }).first().click();
  await dialogs(page).getByRole('button', { name: 'Make Payment' }).click();
  const message = page.getByText('Invalid Payment', { exact: true });
  await expect(message).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialogs(page)).toHaveCount(0);
  await expect(message).toBeVisible();
});
