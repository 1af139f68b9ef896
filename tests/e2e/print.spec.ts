import type { Page } from 'playwright/test';
import { expect, open, overflow, settled, test, WITHOUT_MOTION } from './support/test.ts';

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

test('the planner prints its answer and every month, without its controls', async ({ page }) => {
  await openPrinted(page, '/debts/plan');
  await expect(page.getByRole('heading', { name: 'Debt-Free Date' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Adjust Your Plan' })).toBeHidden();
  await expect(page.locator('nav').filter({ visible: true })).toHaveCount(0);
  const schedule = page.getByRole('table', { name: 'Payments by month, All debts' });
  await expect(schedule.getByText('Total')).toBeVisible();
  const cut = await page.locator('main div').evaluateAll((boxes) => {
    const scrolling = boxes.filter((box) => /auto|scroll/.test(getComputedStyle(box).overflowY));
    return scrolling.filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1);
  });
  expect(cut).toEqual([]);
});

test.describe('the sheet of the schedule', () => {
  test.use(WITHOUT_MOTION);

  const PART = 'section[aria-label="Payoff Plan by Month"]';

  /** The minimums of the household take longer; any other plan is shorter. */
  const FEWEST_MONTHS = 80;

  /**
   * Presses Print in the dark theme on a planner whose plan takes years, and looks as a printer does.
   *
   * @returns the months of the plan, which the interest since the last statements can move by one.
   */
  async function printSchedule(page: Page): Promise<number> {
    await page.addInitScript(() => {
      localStorage.setItem('dime-time.theme', 'dark');
      // The dialog, which waits for a person.
      window.print = () => document.documentElement.setAttribute('data-printed', '');
    });
    await open(page, '/debts/plan');
    await settled(page);
    // Without round-ups, whose pace differs from day to day.
    await page.getByRole('switch', { name: 'Count my round-ups' }).uncheck({ force: true });
    await page.getByRole('radio', { name: 'Minimums only' }).check({ force: true });
    // The schedule follows when there is time.
    const schedule = page.getByRole('table', { name: 'Payments by month, All debts' });
    const rows = schedule.locator('tbody tr');
    await expect.poll(() => rows.count()).toBeGreaterThan(FEWEST_MONTHS);
    const months = await rows.count();
    const print = page.getByRole('button', { name: 'Print' });
    await print.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('html[data-printed]')).toHaveCount(1);
    // The screen has what it had.
    await expect(print).toBeFocused();
    await expect(page.getByText('Payoff Plan by Month')).toBeHidden();
    await page.setViewportSize(SHEET);
    await page.emulateMedia({ media: 'print' });
    return months;
  }

  test('has its heading, the plan and every month, and nothing else', async ({ page }) => {
    const months = await printSchedule(page);
    await expect(page.getByRole('heading')).toHaveText(['Payoff Plan by Month']);
    const sheet = page.locator(PART);
    for (const fact of ['All debts', 'Minimums only', '$520.00', 'Paid off']) {
      await expect(sheet.getByText(fact, { exact: true }).first()).toBeVisible();
    }
    const rows = sheet.locator('tbody tr').filter({ visible: true });
    await expect(rows).toHaveCount(months);
    await expect(rows.last()).toContainText('$0.00');
    const outside = await page.evaluate(
      (part) =>
        [...document.body.querySelectorAll('*')]
          .filter((element) => element.checkVisibility())
          .filter((element) => !element.closest(part) && !element.querySelector(part))
          .map(({ outerHTML }) => outerHTML.slice(0, 80)),
      PART,
    );
    expect(outside).toEqual([]);
    await expect.poll(() => overflow(page)).toBe(0);
    for (const cell of ['td', 'th']) {
      const { color } = await inkAndGround(page, `${PART} ${cell}`);
      expect(color).toBe('rgb(0, 0, 0)');
    }
    const { backgroundColor } = await inkAndGround(page, '.radix-themes');
    expect(backgroundColor).toBe('rgba(0, 0, 0, 0)');
    const { breakInside } = await inkAndGround(page, `${PART} tbody tr`);
    expect(breakInside).toBe('avoid');
    const display = (group: string) =>
      sheet.locator(group).evaluate((element) => getComputedStyle(element).display);
    expect(await display('thead')).toBe('table-header-group');
    // A footer group is repeated on each page, too.
    expect(await display('tfoot')).toBe('table-row-group');
  });

  test('takes as many pages as its rows, and the page is as before after it', async ({ page }) => {
    await printSchedule(page);
    const sheets = await page.pdf({ format: 'A4' });
    expect(sheets.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBe(3);
    await page.emulateMedia({ media: 'screen' });
    await expect(page.locator(PART)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payoff Planner');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { name: 'Debt-Free Date' })).toBeVisible();
  });

  test('keeps hidden amounts hidden', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('dime-time.amounts', 'hidden'));
    const months = await printSchedule(page);
    const sheet = page.locator(PART);
    await expect(sheet.locator('tbody tr').filter({ visible: true })).toHaveCount(months);
    await expect(sheet).not.toContainText(/\d\.\d\d/);
  });
});
