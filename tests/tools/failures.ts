/**
 * What failed, read from a runner's report, so that the end of a long log says it once more: a
 * reader who has only the last page of it still learns which test it was and why. What passed only
 * when it was tried a second time is told apart.
 */
import { stripVTControlCharacters } from 'node:util';

export interface Failure {
  /** The test, or the file where none of its tests could run. */
  title: string;
  why: string;
}

/** The parts used of the JSON report of Playwright. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: PlaywrightSuite[];
}

interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    file: string;
    line: number;
    tests: {
      status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
      results: { error?: { message?: string } }[];
    }[];
  }[];
}

const LINES = 14;
const WIDTH = 300;

/** The first lines of a message: an assertion says what it wanted and what it got at its head. */
export function head(message: string): string {
  return stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, LINES)
    .map((line) => line.slice(0, WIDTH))
    .join('\n');
}

/** Tests that failed on the retry too (`unexpected`), or on the first attempt only (`flaky`). */
export function testsOfPlaywright(
  wanted: 'unexpected' | 'flaky',
  { suites }: Pick<PlaywrightReport, 'suites'>,
): Failure[] {
  const inSuite = (suite: PlaywrightSuite): Failure[] => [
    ...suite.specs.flatMap(({ title, file, line, tests }) =>
      tests
        .filter(({ status }) => status === wanted)
        .map(({ results }) => ({
          title: `${file}:${line} › ${title}`,
          why: head(results.map(({ error }) => error?.message ?? '').join('\n')),
        })),
    ),
    ...(suite.suites ?? []).flatMap(inSuite),
  ];
  return suites.flatMap(inSuite);
}
