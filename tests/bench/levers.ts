/**
 * `npm run bench:levers`: how long a lever of the payoff planner takes to reach the screen of a slow
 * phone, with a household of twelve debts.
 *
 * The live build in Chromium, its processor slowed four times. Each of 60 presses on the slider is
 * timed twice: until the browser painted what it changed at once (the event timing of the browser, in
 * steps of 8 ms), and until the picture below had followed. Figures are for reading: a busy machine is
 * a slow phone's slow phone, so its load stands beside them.
 */
import { availableParallelism, loadavg } from 'node:os';
import type { Page } from 'playwright';
import { LIVE_URL } from '../e2e/support/ports.ts';
import { DEBTS, onSlowPhone, SLOWED } from './slowPhone.ts';

const MOVES = 60;
const GOAL_MS = 50;
const LEVER = 'Extra each month, in dollars';
const PICTURE = 'Plans Side by Side';

/** Begins to keep, in the page, when each press was painted and when the picture followed it. */
async function startTiming(page: Page): Promise<void> {
  await page.getByRole('region', { name: PICTURE }).evaluate((picture) => {
    const timings = { painted: [] as number[], followed: [] as number[] };
    Object.assign(window, { timings });
    let pressedAt: number | undefined;
    addEventListener('keydown', ({ timeStamp }) => (pressedAt = timeStamp), { capture: true });
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) {
        if (name === 'keydown') timings.painted.push(duration);
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    new MutationObserver(() => {
      const since = pressedAt;
      pressedAt = undefined;
      if (since === undefined) return;
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        // A message comes after the frame.
        port1.addEventListener('message', () => timings.followed.push(performance.now() - since));
        port1.start();
        port2.postMessage(undefined);
      });
    }).observe(picture, { subtree: true, childList: true, characterData: true, attributes: true });
  });
}

async function timeMoves(page: Page) {
  const slider = page.getByRole('slider', { name: LEVER });
  await slider.focus();
  // The first press compiles what all others run.
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('ArrowRight');
  await page.waitForTimeout(1000);
  await startTiming(page);
  for (let move = 0; move < MOVES; move += 1) {
    await page.keyboard.press('ArrowRight');
    await page.waitForTimeout(250);
  }
  await page.waitForTimeout(1000);
  return page.evaluate(
    () => (window as unknown as { timings: Record<'painted' | 'followed', number[]> }).timings,
  );
}

/** The nearest rank of 60 presses; one that the browser did not tell of took less than 16 ms. */
function percentile(figures: readonly number[], share: number): number {
  const all = [...figures, ...Array<number>(Math.max(0, MOVES - figures.length)).fill(16)];
  return all.toSorted((one, other) => one - other)[Math.ceil(all.length * share) - 1] ?? 0;
}

function line(name: string, figures: readonly number[], goal = ''): string {
  const [median, p95] = [percentile(figures, 0.5), percentile(figures, 0.95)];
  return `  ${name.padEnd(34)} median ${median.toFixed(0).padStart(4)} ms · p95 ${p95.toFixed(0).padStart(4)} ms${goal}\n`;
}

await onSlowPhone(async ({ page, slow }) => {
  await page.goto(`${LIVE_URL}/debts/plan`);
  // The picture comes once the page is used, and takes the place of its skeleton.
  await page.getByRole('slider', { name: LEVER }).focus();
  await page.getByRole('slider', { name: /^What you owe under each plan/ }).waitFor();
  await page.getByRole('region', { name: PICTURE }).scrollIntoViewIfNeeded();
  await slow();
  const { painted, followed } = await timeMoves(page);
  const load = loadavg()[0] ?? 0;
  process.stdout.write(
    [
      `\n${MOVES} presses on a lever of /debts/plan, ${DEBTS.length} debts, the processor slowed ${SLOWED} times\n`,
      line('until the answer is painted', painted, ` (goal ${GOAL_MS} ms)`),
      line(`until the picture followed (${followed.length})`, followed),
      `  the machine's load was ${load.toFixed(1)} on ${availableParallelism()} cores\n`,
    ].join(''),
  );
});
