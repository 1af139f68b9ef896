import type { Page } from 'playwright/test';
import { serve, transaction } from '../support/answers.ts';
import { LIVE_URL } from '../support/ports.ts';
import { RESOURCE_FAILURES } from '../support/faults.ts';
import { expect, settled, test, toast } from '../support/test.ts';

test.use({
  baseURL: LIVE_URL,
  serviceWorkers: 'block',
  expectedComplaints: RESOURCE_FAILURES,
});

const ROWS = 100_000;

test('100,000 transactions: the list draws what is near the screen, wherever it is scrolled', async ({
  page,
}) => {
  const begin = Date.parse(transaction.date);
  await serve(page, {
    '/api/transactions': Array.from({ length: ROWS }, (_, at) => ({
      ...transaction,
      id: `t${at}`,
      merchant: `Shop ${at}`,
      date: new Date(begin - at * 600_000).toISOString(),
    })),
  });
  await page.goto('/transactions');
  const rows = page.getByRole('list', { name: 'Transactions' }).getByRole('listitem');
  await expect(rows.first()).toHaveAttribute('aria-setsize', String(ROWS));
  await expect(page.getByText('100,000', { exact: true })).toBeVisible();

  // How long frames take is printed and decides nothing: that is the machine's doing as well.
  const frames = await page.evaluate(async () => {
    const times: number[] = [];
    const height = document.documentElement.scrollHeight;
    for (let step = 1; step <= 60; step += 1) {
      const before = performance.now();
      window.scrollTo(0, (height * step) / 60);
      await new Promise((resolve) => requestAnimationFrame(resolve));
      times.push(performance.now() - before);
      const drawn = document.querySelectorAll('[role=listitem]').length;
      if (drawn > 1000) throw new Error(`${drawn} rows are drawn at step ${step}`);
    }
    return times.toSorted((a, b) => a - b);
  });
  // The end moves by a little while rows that were estimated are measured.
  await expect
    .poll(async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      return rows.last().getAttribute('aria-posinset');
    })
    .toBe(String(ROWS));
  expect(await rows.count()).toBeLessThan(500);
  const at = (share: number) => Math.round(frames[Math.floor((frames.length - 1) * share)] ?? 0);
  console.log(
    `100,000 rows, 60 steps of scrolling: median ${at(0.5)} ms a frame, slowest ${at(1)} ms`,
  );
});

/** Five purchases of a server that answers three at once, and the rest where a page may be asked for. */
async function serveInPages(page: Page, features: readonly string[]): Promise<void> {
  const rows = Array.from({ length: 5 }, (_, at) => ({ ...transaction, id: `t${at}` }));
  await serve(page, { '/api/service-status': { coinbase: { configured: false }, features } });
  let refused = false;
  await page.route('**/api/transactions*', (route) => {
    const before = new URL(route.request().url()).searchParams.get('before');
    const headers = { 'X-Total-Count': '5' };
    if (before === null) return route.fulfill({ json: rows.slice(0, 3), headers });
    if (refused) return route.fulfill({ json: before === 't2' ? rows.slice(3) : [], headers });
    refused = true;
    return route.fulfill({ status: 500 });
  });
}

test('more purchases than one answer holds: the count is of all, and older ones can be loaded', async ({
  page,
}) => {
  await serveInPages(page, ['transactions.page']);
  await page.goto('/transactions');
  await settled(page);
  const main = page.getByRole('main');
  const rows = main.getByRole('list', { name: 'Transactions' }).getByRole('listitem');
  const count = main.getByText('Purchases and refunds').locator('..');
  await expect(main.getByText('The newest 3 of 5 purchases')).toBeVisible();
  await expect(main.getByText('From your newest 3')).toBeVisible();
  await expect(count).toContainText('5');
  await expect(rows).toHaveCount(3);

  const older = main.getByRole('button', { name: 'Load Older Purchases' });
  await older.click();
  await expect(toast(page, 'Older Purchases Not Loaded')).toContainText('500');
  await expect(rows).toHaveCount(3);
  await older.focus();
  await page.keyboard.press('Enter');
  await expect(rows).toHaveCount(5);
  await expect(older).toHaveCount(0);
  await expect(page.locator(':focus')).toHaveRole('heading');
  await expect(main.getByText('Since you started').locator('..')).toContainText('$1.65');
  await expect(count).toContainText('5');
});

test('more purchases than one answer holds, of a server without pages: every page says what it leaves out', async ({
  page,
}) => {
  await serveInPages(page, []);
  for (const path of ['/transactions', '/insights']) {
    await page.goto(path);
    await settled(page);
    await expect(page.getByText('The newest 3 of 5 purchases')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Load Older Purchases' })).toHaveCount(0);
  }
});
