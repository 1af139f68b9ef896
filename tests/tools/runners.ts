/** Runs one of the project's test runners and reads the result from its report. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type Failure, head, type PlaywrightReport, testsOfPlaywright } from './failures.ts';
import { REPORT_VARIABLE, type VitestReport } from './vitestReport.ts';

/** How many tests passed and failed. */
export interface Count {
  passed: number;
  failed: number;
}

/** The result of one run. */
export interface Outcome {
  count: Count;
  failures: Failure[];
  /** Tests in a browser that failed, and passed when they were tried a second time. */
  secondTries: Failure[];
}

const root = join(import.meta.dirname, '../..');
const resolve = createRequire(import.meta.url).resolve;

function spawnNode(args: string[], env: Record<string, string>): number | null {
  return spawnSync(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  }).status;
}

const BINS = { vitest: '../vitest.mjs', playwright: '../cli.js' } as const;

/** Runs one of the runners as on its command line; returns its exit status. */
export function spawnRunner(
  name: keyof typeof BINS,
  args: readonly string[],
  env: Record<string, string> = {},
): number | null {
  return spawnNode([join(resolve(`${name}/package.json`), BINS[name]), ...args], env);
}

function readReport(report: string): unknown {
  try {
    return JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    // The runner died before it could write: its exit status is the result, which counts as one failure.
    return undefined;
  }
}

/** A runner that ended badly without naming a failed test counts as one failure, never as none. */
function outcome(status: number | null, { count, failures, secondTries }: Outcome): Outcome {
  if (status === 0 || count.failed > 0) return { count, failures, secondTries };
  const silent = {
    title: 'the runner itself',
    why: `It ended with ${status ?? 'a signal'}, without a failed test: its own lines say why.`,
  };
  return {
    count: { ...count, failed: 1 },
    failures: failures.length > 0 ? failures : [silent],
    secondTries,
  };
}

const noReport: VitestReport = {
  passed: 0,
  failures: [],
  secondTries: [],
  unfinished: [],
  errors: [],
};

interface VitestRun {
  status: number | null;
  found: VitestReport;
}

function runVitest(
  report: string,
  args: readonly string[],
  env: Record<string, string> = {},
): VitestRun {
  const written = join(import.meta.dirname, 'vitestReport.ts');
  const status = spawnRunner(
    'vitest',
    ['run', '--reporter=default', `--reporter=${written}`, ...args],
    {
      ...env,
      [REPORT_VARIABLE]: report,
    },
  );
  return { status, found: (readReport(report) as VitestReport | undefined) ?? noReport };
}

function outcomeOfVitest({ status, found }: VitestRun): Outcome {
  const { passed, failures, secondTries, unfinished, errors } = found;
  const all = [
    ...failures,
    ...errors.map((why) => ({ title: 'outside every test', why })),
    ...unfinished.map((file) => ({ title: file, why: 'The run ended before the file did.' })),
  ];
  return outcome(status, { count: { passed, failed: all.length }, failures: all, secondTries });
}

/** Runs tests outside a browser, each once. */
export function vitest(
  report: string,
  args: readonly string[],
  env?: Record<string, string>,
): Outcome {
  return outcomeOfVitest(runVitest(report, args, env));
}

/**
 * Runs tests in a browser. Vitest retries a test, but not the files of a page whose connection
 * Chromium dropped: they get one retry here, and the report lists it as a second try.
 */
export function vitestInBrowser(report: string, config: string): Outcome {
  const args = ['--config', config];
  const first = runVitest(report, args);
  const { unfinished, errors } = first.found;
  if (unfinished.length === 0) return outcomeOfVitest(first);
  const retried = vitest(report, [...args, ...unfinished]);
  const isLoss = (error: string) => unfinished.some((file) => error.includes(file));
  const lost = {
    title: `${unfinished.length} files of a lost page`,
    why: head([...errors.filter(isLoss), ...unfinished].join('\n')),
  };
  const found = {
    ...first.found,
    secondTries: [...first.found.secondTries, ...(retried.count.failed === 0 ? [lost] : [])],
    unfinished: [],
    errors: errors.filter((error) => !isLoss(error)),
  };
  return together([outcomeOfVitest({ status: 0, found }), retried]);
}

/** The sum of several runs. */
export function together(outcomes: readonly Outcome[]): Outcome {
  return {
    count: {
      passed: outcomes.reduce((sum, { count }) => sum + count.passed, 0),
      failed: outcomes.reduce((sum, { count }) => sum + count.failed, 0),
    },
    failures: outcomes.flatMap(({ failures }) => failures),
    secondTries: outcomes.flatMap(({ secondTries }) => secondTries),
  };
}

/** Runs the tests of a Playwright configuration. */
export function playwright(report: string, config: string): Outcome {
  const status = spawnRunner('playwright', ['test', '--config', config], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  const { stats, suites } = (readReport(report) as PlaywrightReport | undefined) ?? {
    stats: { expected: 0, flaky: 0, unexpected: 0 },
    suites: [],
  };
  return outcome(status, {
    count: { passed: stats.expected + stats.flaky, failed: stats.unexpected },
    failures: testsOfPlaywright('unexpected', { suites }),
    secondTries: testsOfPlaywright('flaky', { suites }),
  });
}
