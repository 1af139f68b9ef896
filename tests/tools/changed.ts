/**
 * `npm run test:changed`: while working, the tests outside a browser that a change can reach, then the
 * stories. Against the last commit, or against the branch that is named: `npm run test:changed -- main`.
 *
 * A build hides from the browser tests what it is made of, so of those the changed files alone run.
 */
import { findChromium } from './chromium.ts';
import { spawnRunner } from './runners.ts';

const [since] = process.argv.slice(2);
const changed = since === undefined ? ['--changed'] : ['--changed', since];
const only = since === undefined ? '--only-changed' : `--only-changed=${since}`;

process.env['CHROMIUM_PATH'] = findChromium().path;
const runs = [
  () => spawnRunner('vitest', ['run', '--project', 'unit', '--project', 'types', ...changed]),
  () => spawnRunner('vitest', ['run', '--config', '.storybook/vitest.config.ts', ...changed]),
  () => spawnRunner('playwright', ['test', '--config', 'tests/e2e/playwright.config.ts', only]),
];
process.exit(runs.every((run) => run() === 0) ? 0 : 1);
