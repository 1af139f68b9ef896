/**
 * `npm run bench:levers`: how long a lever of the payoff planner takes to reach the screen of a slow
 * phone, with a household of twelve debts.
 *
 * The live build in Chromium, its processor slowed four times. Each of 60 presses on the slider is
 * timed twice: until the browser painted what it changed at once (the event timing of the browser, in
 * steps of 8 ms), and until the picture below had followed. Figures are for reading: a busy machine is
 * a slow phone's slow phone, so its load stands beside them.
 */
import { spawn } from 'node:child_process';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { LIVE_URL } from '../e2e/support/ports.ts';
import { CHROMIUM_FLAGS, findChromium } from '../tools/chromium.ts';
import { untilServed } from '../tools/untilServed.ts';

const MOVES = 60;
const SLOWED = 4;
const GOAL_MS = 50;
const PICTURE = 'Plans Side by Side';
const PHONE = { width: 375, height: 812 };

const DEBTS = Array.from({ length: 12 }, (_, index) => ({
  id: `d_${index}`,
  name: `Debt ${index + 1}`,
  accountNumber: '',
  currentBalance: `${3000 + 450 * index}.00`,
  originalBalance: `${5000 + 450 * index}.00`,
  minimumPayment: `${75 + 9 * index}.00`,
  interestRate: 9 + 1.25 * index,
  dueDate: 1 + index * 2,
}));
const ANSWERS: Readonly<Record<string, unknown>> = {
  '/api/debts': DEBTS,
  '/api/dashboard-summary': {
    totalRoundUps: '143.21',
    thisMonthRoundUps: '18.40',
    totalDebt: '65700.00',
    thisMonthPayments: '450.00',
    progressPercentage: 23,
    debtFreeDate: '2031-04-01',
    asOf: '2026-11-19',
    monthlyRoundUps: '32.40',
  },
  '/api/service-status': { coinbase: { configured: false }, features: ['plan', 'purse'] },
  '/api/plan': {
    strategy: 'avalanche',
    order: [],
    extraMonthly: '0.00',
    oneOffs: [],
    includeRoundUps: true,
  },
};

async function serveHousehold(page: Page): Promise<void> {
  for (const [path, json] of Object.entries(ANSWERS)) {
    await page.route(`**${path}`, (route) => route.fulfill({ json }));
  }
}

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
  const slider = page.getByRole('slider', { name: 'Extra each month, in dollars' });
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

const server = spawn(process.execPath, [join(import.meta.dirname, '../e2e/servers/live.ts')], {
  stdio: ['ignore', 'ignore', 'inherit'],
});
try {
  await untilServed(LIVE_URL);
  const browser = await chromium.launch({
    executablePath: findChromium().path,
    args: CHROMIUM_FLAGS,
  });
  const context = await browser.newContext({ viewport: PHONE, serviceWorkers: 'block' });
  await context.addCookies([{ name: 'stub-session', value: '1', url: LIVE_URL }]);
  const page = await context.newPage();
  await serveHousehold(page);
  await page.goto(`${LIVE_URL}/debts/plan`);
  await page.getByRole('region', { name: PICTURE }).waitFor();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
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
  await browser.close();
} finally {
  server.kill();
}
