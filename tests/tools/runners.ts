/** Runs one of the project's test runners and reads the result from its report. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import {
  type Failure,
  failuresOfPlaywright,
  type PlaywrightReport,
  secondTriesOfPlaywright,
} from './failures.ts';
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
  const silent = { title: 'the runner itself', why: `It ended with ${status ?? 'a signal'}.` };
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
  const outside = [
    ...errors.map((why) => ({ title: 'outside every test', why })),
    ...unfinished.map(({ project, file }) => ({ title: file, why: `${project}: came to no end.` })),
  ];
  const all = [...failures, ...outside];
  const count = { passed, failed: all.length };
  return outcome(status, { count, failures: all, secondTries });
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
 * Chromium at times drops every connection of a page that is well, and Vitest then leaves out the
 * files that page still had to run. Those files, and no other, get one more browser; one that takes
 * its page down does so again.
 */
export function vitestInBrowser(report: string, config: string): Outcome {
  const first = runVitest(report, ['--config', config]);
  const { unfinished } = first.found;
  if (unfinished.length === 0) return outcomeOfVitest(first);
  const again = [...Map.groupBy(unfinished, ({ project }) => project)].map(([project, files]) => {
    process.stdout.write(
      `\nA page was lost, ${files.length} files of ${project} came to no end. They run once more.\n`,
    );
    const named = files.map(({ file }) => file);
    return runVitest(report, ['--config', config, '--project', project, ...named]);
  });
  const found = again.map((run) => run.found);
  // An error that names a file without an end is the loss itself, any other stays one.
  const others = first.found.errors.filter(
    (error) => !unfinished.some(({ file }) => error.includes(file)),
  );
  return outcomeOfVitest({
    status: again.find(({ status }) => status !== 0)?.status ?? 0,
    found: {
      passed: [first.found, ...found].reduce((sum, { passed }) => sum + passed, 0),
      failures: [first.found, ...found].flatMap(({ failures }) => failures),
      secondTries: [first.found, ...found].flatMap(({ secondTries }) => secondTries),
      unfinished: found.flatMap((part) => part.unfinished),
      errors: [...others, ...found.flatMap(({ errors }) => errors)],
    },
  });
}

/** Runs the tests of a Playwright configuration. */
export function playwright(report: string, config: string): Outcome {
  const status = spawnRunner('playwright', ['test', '--config', config], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  const found = readReport(report) as PlaywrightReport | undefined;
  if (found === undefined) {
    return outcome(status, { count: { passed: 0, failed: 0 }, failures: [], secondTries: [] });
  }
  const { expected, flaky, unexpected } = found.stats;
  return outcome(status, {
    count: { passed: expected + flaky, failed: unexpected },
    failures: failuresOfPlaywright(found),
    secondTries: secondTriesOfPlaywright(found),
  });
}
