import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

interface Assertion {
  title: string;
  status: string;
  failureMessages: string[];
}

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'planted-stories-'));
const report = join(folder, 'report.json');

describe('a story that misbehaves fails the stories project', () => {
  let assertions: Assertion[] = [];
  let status: number | null = null;

  beforeAll(() => {
    const vitest = join(
      createRequire(import.meta.url).resolve('vitest/package.json'),
      '../vitest.mjs',
    );
    const run = spawnSync(
      process.execPath,
      [
        vitest,
        'run',
        '--config',
        'tests/architecture/planted/vitest.config.ts',
        '--reporter=json',
        `--outputFile=${report}`,
      ],
      // The outer run marks its workers in the environment; the inner one starts clean.
      { cwd: root, env: { ...process.env, VITEST: '', VITEST_WORKER_ID: '' }, stdio: 'ignore' },
    );
    status = run.status;
    const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as {
      testResults: { assertionResults: Assertion[] }[];
    };
    assertions = testResults.flatMap((file) => file.assertionResults);
  }, 180_000);

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const outcome = (title: string) => {
    const found = assertions.find((assertion) => assertion.title === title);
    if (!found) throw new Error(`The story ${title} did not run.`);
    return { status: found.status, why: found.failureMessages.join('\n') };
  };

  test('the run as a whole fails', () => {
    expect(status).toBe(1);
  });

  test('a healthy story beside them passes', () => {
    expect(outcome('Healthy').status).toBe('passed');
  });

  test('for an accessibility violation', () => {
    const { status: result, why } = outcome('Unreadable');
    expect(result).toBe('failed');
    expect(why).toMatch(/color-contrast|contrast/i);
  });

  test('for an error on the console', () => {
    const { status: result, why } = outcome('Writes An Error');
    expect(result).toBe('failed');
    expect(why).toContain('planted complaint');
  });

  test('for a call to the network', () => {
    const { status: result, why } = outcome('Uses The Network');
    expect(result).toBe('failed');
    expect(why).toContain('/planted-call');
  });

  test('for a play that does not hold', () => {
    const { status: result, why } = outcome('Broken Play');
    expect(result).toBe('failed');
    expect(why).toContain('Planted words');
  });

  test.each(['Unreadable In Dark', 'Opens What Is Unreadable In Dark'])(
    'for a contrast that is missing in dark alone: %s',
    (title) => {
      const { status: result, why } = outcome(title);
      expect(result).toBe('failed');
      expect(why).toMatch(/^Error: In dark: .*color-contrast/s);
    },
  );

  test('for an error on the console in dark alone', () => {
    const { status: result, why } = outcome('Writes An Error In Dark');
    expect(result).toBe('failed');
    expect(why).toContain('planted complaint in dark');
  });
});
