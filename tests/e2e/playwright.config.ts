import { join } from 'node:path';
import { defineConfig } from 'playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '../tools/chromium.ts';
import { DEMO_URL, LIVE_URL } from './support/ports.ts';

const root = join(import.meta.dirname, '../..');
const report = process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'];

export default defineConfig({
  testDir: '.',
  outputDir: join(root, 'node_modules/.cache/e2e-results'),
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // Patient: a busy machine is slow, and a test that is right must not fail for that.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  retries: 1,
  reporter: [['list'], ...(report ? [['json', { outputFile: report }] as const] : [])],
  use: {
    baseURL: DEMO_URL,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // As patient as an assertion: without it a press of what never comes waits for the whole test.
    actionTimeout: 30_000,
    // To trace every test would take a third of the time of them all.
    trace: 'on-first-retry',
    launchOptions: { executablePath: findChromium().path, args: CHROMIUM_FLAGS },
  },
  webServer: [
    { ...server('demo'), url: DEMO_URL },
    { ...server('live'), url: LIVE_URL },
  ],
});

/** Each builds what it serves, so that a test never sees yesterday's code. */
function server(name: 'demo' | 'live') {
  return {
    command: `"${process.execPath}" tests/e2e/servers/${name}.ts`,
    cwd: root,
    timeout: 300_000,
  };
}
