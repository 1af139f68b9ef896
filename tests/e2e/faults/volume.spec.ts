import { serve, transaction } from '../support/answers.ts';
import { LIVE_URL } from '../support/ports.ts';
import { expect, test } from '../support/test.ts';

test.use({ baseURL: LIVE_URL, serviceWorkers: 'block' });

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
