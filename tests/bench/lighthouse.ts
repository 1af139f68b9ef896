/**
 * `npm run lighthouse`: the live build on a slow phone, as Lighthouse sees it; the median of five.
 *
 * `npm run lighthouse -- 1` takes one. Figures are for reading: a busy machine is a slow phone's slow
 * phone, so its load stands beside them.
 */
import { spawn } from 'node:child_process';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { LIVE_URL } from '../e2e/support/ports.ts';
import { CHROMIUM_FLAGS, findChromium } from '../tools/chromium.ts';
import { untilServed } from '../tools/untilServed.ts';

const RUNS = Number(process.argv[2] ?? 5);
const DEBUGGING_PORT = 24_390;
/** The least each category is to reach. */
const GOALS = { performance: 97, accessibility: 100, 'best-practices': 95 } as const;
const PAGES = [
  { path: '/', headers: {} },
  // The bare server takes this cookie for a session.
  { path: '/dashboard', headers: { Cookie: 'stub-session=1' } },
  { path: '/debts/plan', headers: { Cookie: 'stub-session=1' } },
];

/** The audits that make up the performance score, to explain it. */
const TIMINGS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
] as const;

type Category = keyof typeof GOALS;
const categories = Object.keys(GOALS) as Category[];

async function visit(path: string, headers: Record<string, string>) {
  const result = await lighthouse(`${LIVE_URL}${path}`, {
    port: DEBUGGING_PORT,
    onlyCategories: categories,
    extraHeaders: headers,
    logLevel: 'error',
  });
  if (!result) throw new Error(`Lighthouse gave no result for ${path}.`);
  const { lhr } = result;
  if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
  return {
    scores: categories.map((name) => Math.round((lhr.categories[name]?.score ?? 0) * 100)),
    timings: TIMINGS.map((name) => lhr.audits[name]?.numericValue ?? 0),
  };
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

const server = spawn(process.execPath, [join(import.meta.dirname, '../e2e/servers/live.ts')], {
  stdio: ['ignore', 'ignore', 'inherit'],
});
try {
  await untilServed(LIVE_URL);
  const browser = await chromium.launch({
    executablePath: findChromium().path,
    args: [...CHROMIUM_FLAGS, `--remote-debugging-port=${DEBUGGING_PORT}`],
  });
  for (const { path, headers } of PAGES) {
    const runs: Awaited<ReturnType<typeof visit>>[] = [];
    for (let run = 0; run < RUNS; run += 1) runs.push(await visit(path, headers));
    const line = categories.map((name, index) => {
      const figure = median(runs.map(({ scores }) => scores[index] ?? 0));
      return `${name} ${figure} (goal ${GOALS[name]})`;
    });
    process.stdout.write(`${path.padEnd(12)} ${line.join(' · ')}\n`);
    const timings = TIMINGS.map((name, index) => {
      const figure = median(runs.map((run) => run.timings[index] ?? 0));
      return name === 'cumulative-layout-shift'
        ? `${name} ${figure.toFixed(3)}`
        : `${name} ${(figure / 1000).toFixed(2)} s`;
    });
    process.stdout.write(`${''.padEnd(12)} ${timings.join(' · ')}\n`);
  }
  const load = loadavg()[0] ?? 0;
  process.stdout.write(
    `median of ${RUNS}; the machine's load was ${load.toFixed(1)} on ${availableParallelism()} cores\n`,
  );
  await browser.close();
} finally {
  server.kill();
}
