/**
 * `npm run bench:frames`: the frames of a slow phone while something moves: the figures and the chart of
 * the payoff planner after a lever, and a debt that opens on the page of the debts.
 *
 * The live build in Chromium, its processor slowed four times. A frame is what is between two animation
 * frames. In the same run, the same is measured on an empty page, where nothing moves: a machine that is
 * busy misses frames there, too. Figures are for reading.
 */
import { availableParallelism, loadavg } from 'node:os';
import type { Page } from 'playwright';
import { LIVE_URL } from '../e2e/support/ports.ts';
import { onSlowPhone, SLOWED } from './slowPhone.ts';

const TIMES = 20;
/** How long what moves after one press is watched. */
const WATCHED_MS = 1000;
/** A frame of 60 a second, with the tenth of a millisecond to which the clock of a page is rounded. */
const FRAME_MS = 16.8;
const LONG_FRAME_MS = 50;

/** Does something, and returns how long each frame after it was, in milliseconds. */
async function framesAfter(page: Page, act: () => Promise<unknown>): Promise<number[]> {
  const frames = await page.evaluateHandle((watched) => {
    const lengths: number[] = [];
    const start = performance.now();
    let last = start;
    const done = new Promise<number[]>((resolve) => {
      const next = () => {
        const now = performance.now();
        lengths.push(now - last);
        last = now;
        if (now - start < watched) requestAnimationFrame(next);
        else resolve(lengths);
      };
      requestAnimationFrame(next);
    });
    return { done };
  }, WATCHED_MS);
  await act();
  return frames.evaluate(({ done }) => done);
}

async function measure(page: Page, act: () => Promise<unknown>): Promise<number[]> {
  const all: number[] = [];
  // The first one compiles what all others run.
  await framesAfter(page, act);
  for (let time = 0; time < TIMES; time += 1) all.push(...(await framesAfter(page, act)));
  return all;
}

function line(name: string, frames: readonly number[]): string {
  const sorted = frames.toSorted((one, other) => one - other);
  const share = (limit: number) =>
    `${((100 * frames.filter((length) => length > limit).length) / frames.length).toFixed(1)}%`;
  const p95 = sorted[Math.ceil(sorted.length * 0.95) - 1] ?? 0;
  return [
    `  ${name.padEnd(44)} ${frames.length} frames`,
    `over ${FRAME_MS} ms ${share(FRAME_MS).padStart(6)}`,
    `over ${LONG_FRAME_MS} ms ${share(LONG_FRAME_MS).padStart(5)}`,
    `p95 ${p95.toFixed(1)} ms\n`,
  ].join(' · ');
}

await onSlowPhone(async ({ page, slow }) => {
  const rows: string[] = [];
  await page.goto('about:blank');
  await slow();
  rows.push(line('an empty page, nothing moves', await measure(page, () => Promise.resolve())));
  await page.setContent(
    '<style>i{display:block;width:40px;height:40px;background:#000;animation:a 1s infinite}@keyframes a{to{transform:translateX(200px)}}</style><i></i>',
  );
  rows.push(line('an empty page, a square moves', await measure(page, () => Promise.resolve())));

  await page.goto(`${LIVE_URL}/debts/plan`);
  const slider = page.getByRole('slider', { name: 'Extra each month, in dollars' });
  await slider.focus();
  rows.push(
    line(
      'the figures of the planner, after a lever',
      await measure(page, () => page.keyboard.press('ArrowRight')),
    ),
  );
  const chart = page.getByRole('slider', { name: /^What you owe under each plan/ });
  await chart.scrollIntoViewIfNeeded();
  await slider.evaluate((element) => element.focus({ preventScroll: true }));
  rows.push(
    line(
      'the chart of the planner, after a lever',
      await measure(page, () => page.keyboard.press('ArrowRight')),
    ),
  );

  await page.goto(`${LIVE_URL}/debts`);
  const row = page.getByRole('article').getByRole('button', { expanded: false }).first();
  await row.focus();
  rows.push(
    line('a debt that opens or closes', await measure(page, () => page.keyboard.press('Enter'))),
  );
  process.stdout.write(
    [
      `\nThe processor slowed ${SLOWED} times, ${TIMES} presses, ${WATCHED_MS} ms after each\n`,
      ...rows,
      `  the machine's load was ${(loadavg()[0] ?? 0).toFixed(1)} on ${availableParallelism()} cores\n`,
    ].join(''),
  );
});
