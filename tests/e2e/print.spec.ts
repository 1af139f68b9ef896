import type { Page } from 'playwright/test';
import { expect, open, overflow, settled, test } from './support/test.ts';

/** What a sheet of A4 leaves between its margins, in CSS pixels. */
const SHEET = { width: 680, height: 960 };

/** Opens a page in the dark theme, and looks at it as a printer does. */
async function openPrinted(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('dime-time.theme', 'dark'));
  await page.setViewportSize(SHEET);
  await open(page, path);
  await settled(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.radix-themes.dark')).toHaveCount(0);
}

/** The ink of a part, and the ground it stands on. */
function inkAndGround(page: Page, selector: string) {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { color, backgroundColor, breakInside } = getComputedStyle(element);
      return { color, backgroundColor, breakInside };
    });
}

const PAGES = [
  {
    path: '/debts',
    headings: ['Debt Management', 'Your Debts', 'Everyday Rewards Card', 'Your Payoff Plans'],
    figures: ['$18,250.33', '$10,800.00', '24.99% APR'],
  },
  {
    path: '/insights',
    headings: ['Financial Insights', 'Debt Reduction', 'Monthly Activity', 'Your Progress'],
    figures: ['$18,250.33'],
  },
] as const;

for (const { path, headings, figures } of PAGES) {
  test(`${path} prints its figures in black on white, and nothing to press`, async ({ page }) => {
    await openPrinted(page, path);
    for (const name of headings) {
      await expect(page.getByRole('heading', { name, exact: true }).first()).toBeVisible();
    }
    for (const figure of figures) await expect(page.getByText(figure).first()).toBeVisible();
    for (const hidden of ['nav', 'button', 'input', 'summary', '[role=status]']) {
      await expect(page.locator(hidden).filter({ visible: true }), hidden).toHaveCount(0);
    }
    await expect.poll(() => overflow(page)).toBe(0);
    expect(await inkAndGround(page, 'main')).toMatchObject({ color: 'rgb(0, 0, 0)' });
    const card = await inkAndGround(page, path === '/debts' ? 'main article' : 'main section');
    expect(card.color).toBe('rgb(0, 0, 0)');
    const sheets = await page.pdf({ format: 'A4' });
    expect(sheets.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBeLessThanOrEqual(4);
  });
}

test('no card of a debt is broken over two sheets', async ({ page }) => {
  await openPrinted(page, '/debts');
  await expect(page.getByRole('article', { name: 'Car Loan' })).toBeVisible();
  const cards = await page
    .getByRole('article')
    .evaluateAll((all) => all.map((card) => getComputedStyle(card).breakInside));
  expect(cards.length).toBeGreaterThan(2);
  expect(new Set(cards)).toEqual(new Set(['avoid']));
});
