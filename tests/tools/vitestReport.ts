/**
 * A reporter for Vitest that writes down what `npm test` counts: what passed, what of it only when it
 * was tried again, what failed and why, which files came to no end, and what went wrong outside every
 * test. The one that Vitest has leaves the last two out.
 */
import { writeFileSync } from 'node:fs';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { type Failure, head } from './failures.ts';

export interface VitestReport {
  /** Tests of the files that came to their end. */
  passed: number;
  failures: Failure[];
  /** Those of `passed` that failed first, each with why. */
  secondTries: Failure[];
  /** Files that were waiting or under way when the run ended. */
  unfinished: string[];
  /** Errors outside every test: a browser that disconnected, an unhandled rejection. */
  errors: string[];
}

/** The variable that names the file to write. */
export const REPORT_VARIABLE = 'TEST_REPORT';

type Errors = readonly { message: string; stack?: string | undefined; cause?: unknown }[];

/** What the errors say, each with what caused it. */
function told(errors: Errors): string {
  return errors
    .map(({ message, stack, cause }) => {
      const own = stack?.includes(message) ? stack : `${message}\n${stack ?? ''}`;
      const { message: deeper } = (cause ?? {}) as { message?: unknown };
      return typeof deeper === 'string' ? `${message}\nCaused by: ${deeper}\n${own}` : own;
    })
    .join('\n');
}

function failureOf(test: TestCase): Failure {
  return {
    title: `${test.module.moduleId} › ${test.fullName}`,
    why: head(told(test.result().errors ?? [])),
  };
}

function failuresOf(module: TestModule): Failure[] {
  const tests = [...module.children.allTests('failed')].map(failureOf);
  const outside = [module, ...module.children.allSuites()].flatMap((suite) => suite.errors());
  return outside.length === 0
    ? tests
    : [...tests, { title: module.moduleId, why: head(told(outside)) }];
}

export default class WrittenReport implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: Errors): void {
    const path = process.env[REPORT_VARIABLE];
    if (path === undefined) throw new Error(`Set ${REPORT_VARIABLE} to the file to write.`);
    const unfinished = modules.filter((module) => ['queued', 'pending'].includes(module.state()));
    const finished = modules.filter((module) => !unfinished.includes(module));
    const passed = finished.flatMap((module) => [...module.children.allTests('passed')]);
    const report: VitestReport = {
      passed: passed.length,
      secondTries: passed.filter((test) => test.diagnostic()?.flaky).map(failureOf),
      failures: modules.flatMap(failuresOf),
      unfinished: unfinished.map(({ moduleId }) => moduleId),
      errors: unhandled.map((error) => head(told([error]))),
    };
    writeFileSync(path, JSON.stringify(report));
  }
}
