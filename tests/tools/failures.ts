/**
 * What failed, read from a runner's report, so that the end of a long log says it once more: a
 * reader who has only the last page of it still learns which test it was and why.
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
    ok: boolean;
    tests: { results: { error?: { message?: string } }[] }[];
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

export function failuresOfPlaywright(report: Pick<PlaywrightReport, 'suites'>): Failure[] {
  const inSuite = (suite: PlaywrightSuite): Failure[] => [
    ...suite.specs
      .filter(({ ok }) => !ok)
      .map(({ title, file, line, tests }) => ({
        title: `${file}:${line} › ${title}`,
        why: head(
          tests
            .flatMap(({ results }) => results)
            .map(({ error }) => error?.message ?? '')
            .join('\n'),
        ),
      })),
    ...(suite.suites ?? []).flatMap(inSuite),
  ];
  return report.suites.flatMap(inSuite);
}
