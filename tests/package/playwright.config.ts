import { join } from 'node:path';
import { defineConfig } from 'playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '../tools/chromium.ts';
import { PARTNER_URL } from './prepare.ts';

const report = process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'];

export default defineConfig({
  testDir: '.',
  outputDir: join(import.meta.dirname, '../../node_modules/.cache/package-results'),
  snapshotPathTemplate: '{testDir}/../../node_modules/.cache/package-results/pictures/{arg}{ext}',
  globalSetup: './prepare.ts',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 60_000,
  retries: 1,
  expect: { timeout: 15_000 },
  reporter: [['list'], ...(report ? [['json', { outputFile: report }] as const] : [])],
  use: {
    baseURL: PARTNER_URL,
    locale: 'en-US',
    launchOptions: { executablePath: findChromium().path, args: CHROMIUM_FLAGS },
  },
});
