/**
 * `npm test`: every test of the project, in order of how fast it can fail, with one closing line.
 *
 * `npm test -- unit stories` runs the named stages only.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from './chromium.ts';
import type { Failure } from './failures.ts';
import { type Count, type Outcome, playwright, vitest, vitestInBrowser } from './runners.ts';
import { unitTests } from './unitTests.ts';

interface Stage {
  name: string;
  /** What a reader of the log should know it covers. */
  covers: string;
  run(report: string): Outcome;
}

const root = join(import.meta.dirname, '../..');
const reports = join(root, 'node_modules/.cache/test-reports');

/** So many tests may need a second try in one run; more of them are no accident. */
const SECOND_TRIES = 3;

const stages: Stage[] = [
  {
    name: 'unit',
    covers: 'functions, models and geometry, in other time zones where one is read; coverage',
    run: unitTests,
  },
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
    covers: 'every story in Chromium: behavior, accessibility, console, and its colors in dark',
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
