/**
 * `npm test`: every test of the project, in order of how fast it can fail, with one closing line.
 *
 * `npm test -- unit stories` runs the named stages only.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { findChromium } from './chromium.ts';
import {
  type Failure,
  failuresOfPlaywright,
  type PlaywrightReport,
  secondTriesOfPlaywright,
} from './failures.ts';
import { REPORT_VARIABLE, type VitestReport } from './vitestReport.ts';

interface Count {
  passed: number;
  failed: number;
}

interface Outcome {
  count: Count;
  failures: Failure[];
  /** Tests in a browser that failed, and passed when they were tried a second time. */
  secondTries: Failure[];
}

interface Stage {
  name: string;
  /** What a reader of the log should know it covers. */
  covers: string;
  run(report: string): Outcome;
}

const root = join(import.meta.dirname, '../..');
const reports = join(root, 'node_modules/.cache/test-reports');
const resolve = createRequire(import.meta.url).resolve;

/** So many tests may need a second try in one run; more of them are no accident. */
const SECOND_TRIES = 3;

/** Zones at both ends of the calendar: 'this month' and 'last 7 days' must hold in each. */
const ZONES = ['UTC', 'America/Los_Angeles', 'Pacific/Kiritimati'];

const stages: Stage[] = [
  ...ZONES.map((zone, index) => ({
    name: index === 0 ? 'unit' : `unit:${zone}`,
    covers: `functions, models and geometry with TZ=${zone}${index === 0 ? ', coverage of finance-core' : ''}`,
    run: (report: string) =>
      vitest(report, ['--project', 'unit', ...(index === 0 ? ['--coverage'] : [])], { TZ: zone }),
  })),
  {
    name: 'types',
    covers: 'lines that must and must not compile',
    run: (report) => vitest(report, ['--project', 'types']),
  },
  {
    name: 'whole',
    covers:
      'architecture, contract, golden figures, real bank data and what the specification asks for',
    run: (report) => vitest(report, ['--project', 'whole']),
  },
  {
    name: 'api',
    covers: 'the live API on both databases: real servers, crashes, many processes at once',
    run: (report) => vitest(report, ['--project', 'api']),
  },
  {
    name: 'conformance',
    covers: 'every exported component: ref, class, attributes, server rendering, Strict Mode',
    run: (report) => vitestInBrowser(report, 'tests/conformance/vitest.config.ts'),
  },
  {
    name: 'stories',
    covers: 'every story in Chromium, light and dark: behaviour, accessibility, console',
    run: (report) => vitestInBrowser(report, '.storybook/vitest.config.ts'),
  },
  {
    name: 'e2e',
    covers: 'the built app in Chromium',
    run: (report) => playwright(report, 'tests/e2e/playwright.config.ts'),
  },
  {
    name: 'visual',
    covers: 'the built Storybook: every page draws, every matrix looks as it was reviewed',
    run: (report) => playwright(report, 'tests/visual/playwright.config.ts'),
  },
  {
    name: 'package',
    covers: 'both packages as a partner installs them: types, server, browser, brand, bytes',
    run: (report) => playwright(report, 'tests/package/playwright.config.ts'),
  },
];

function spawnNode(args: string[], env: Record<string, string>): number | null {
  return spawnSync(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  }).status;
}

function readReport(report: string): unknown {
  try {
    return JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    // The runner died before it could write: its exit status tells, the count is one failure.
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
  const bin = join(resolve('vitest/package.json'), '../vitest.mjs');
  const written = join(import.meta.dirname, 'vitestReport.ts');
  const status = spawnNode([bin, 'run', '--reporter=default', `--reporter=${written}`, ...args], {
    ...env,
    [REPORT_VARIABLE]: report,
  });
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

function vitest(report: string, args: readonly string[], env?: Record<string, string>): Outcome {
  return outcomeOfVitest(runVitest(report, args, env));
}

/**
 * Chromium at times drops every connection of a page that is well, and Vitest then leaves out the
 * files that page still had to run. Those files, and no other, get one more browser; one that takes
 * its page down does so again.
 */
function vitestInBrowser(report: string, config: string): Outcome {
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

function playwright(report: string, config: string): Outcome {
  const bin = join(resolve('playwright/package.json'), '../cli.js');
  const status = spawnNode([bin, 'test', '--config', config], {
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

function main(): void {
  const wanted = process.argv.slice(2);
  const unknown = wanted.filter((name) => !stages.some((stage) => stage.name === name));
  if (unknown.length > 0) {
    process.stderr.write(
      `No such stage: ${unknown.join(', ')}. There are: ${stages.map((stage) => stage.name).join(', ')}.\n`,
    );
    process.exit(2);
  }
  const browser = findChromium();
  process.env['CHROMIUM_PATH'] = browser.path;
  process.stdout.write(`Chromium: ${browser.path} (from ${browser.source})\n`);
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });

  const total: Count = { passed: 0, failed: 0 };
  const lines: string[] = [];
  const failed: string[] = [];
  const again: string[] = [];
  for (const stage of stages) {
    if (wanted.length > 0 && !wanted.includes(stage.name)) continue;
    process.stdout.write(`\n== ${stage.name}: ${stage.covers}\n`);
    const began = performance.now();
    const report = join(reports, `${stage.name.replace(/\W/g, '-')}.json`);
    const { count, failures, secondTries } = stage.run(report);
    const seconds = ((performance.now() - began) / 1000).toFixed(0);
    total.passed += count.passed;
    total.failed += count.failed;
    lines.push(`${stage.name}: ${count.passed} passed, ${count.failed} failed in ${seconds} s`);
    const tell = (mark: string, { title, why }: Failure): string =>
      `\n${mark} ${stage.name}: ${title}\n${why}\n`;
    failed.push(...failures.map((failure) => tell('✗', failure)));
    again.push(...secondTries.map((failure) => tell('↻ passed the second time,', failure)));
  }
  if (again.length > SECOND_TRIES) {
    total.failed += 1;
    failed.push(
      `\n✗ ${again.length} tests passed only the second time, and ${SECOND_TRIES} may.\n`,
    );
  }
  process.stdout.write([...again, ...failed].join(''));
  const tried = again.length === 0 ? '' : ` (${again.length} of them the second time)`;
  process.stdout.write(
    `\n${lines.join('\n')}\n\n${total.passed} passed${tried}, ${total.failed} failed\n`,
  );
  process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
}

main();
