/**
 * A reporter for Vitest that writes down what `npm test` counts: what passed, what failed and why,
 * which files came to no end, and what went wrong outside every test. The one that Vitest has
 * leaves the last two out.
 */
import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';
import { type Failure, head } from './failures.ts';

export interface VitestReport {
  /** Tests of the files that came to their end. */
  passed: number;
  failures: Failure[];
  /** Files that were waiting or under way when the run ended, by the project they belong to. */
  unfinished: { project: string; file: string }[];
  /** Errors outside every test: a browser that went away, a rejection nobody handled. */
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

function failuresOf(module: TestModule): Failure[] {
  const tests = [...module.children.allTests('failed')].map((test) => ({
    title: `${module.moduleId} › ${test.fullName}`,
    why: head(told(test.result().errors ?? [])),
  }));
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
    const report: VitestReport = {
      passed: finished.flatMap((module) => [...module.children.allTests('passed')]).length,
      failures: modules.flatMap(failuresOf),
      unfinished: unfinished.map(({ project, moduleId }) => ({
        project: project.name,
        file: moduleId,
      })),
      errors: unhandled.map((error) => head(told([error]))),
    };
    writeFileSync(path, JSON.stringify(report));
  }
}
