import { join } from 'node:path';
import { defineConfig } from 'playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '../tools/chromium.ts';
import { STORYBOOK_URL } from './support/address.ts';

const root = join(import.meta.dirname, '../..');
const report = process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'];

/** What would let letters differ from one machine to the next. */
const SAME_LETTERS = ['--disable-lcd-text', '--force-color-profile=srgb', '--hide-scrollbars'];

export default defineConfig({
  testDir: '.',
  outputDir: join(root, 'node_modules/.cache/visual-results'),
  snapshotPathTemplate: '{testDir}/baselines/{arg}{ext}',
  // A picture that is missing is a failure: only `npm run visual:update` makes one.
  updateSnapshots: 'none',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 120_000,
  retries: 1,
  expect: {
    timeout: 15_000,
    toHaveScreenshot: {
      animations: 'disabled',
      caret: 'hide',
      scale: 'css',
      // Two builds of one Chromium smooth a handful of edges differently; a changed word, color or
      // distance is far more than two pixels in a thousand of a matrix.
      maxDiffPixelRatio: 0.002,
    },
  },
  reporter: [['list'], ...(report ? [['json', { outputFile: report }] as const] : [])],
  use: {
    locale: 'en-US',
    timezoneId: 'America/New_York',
    reducedMotion: 'reduce',
    launchOptions: {
      executablePath: findChromium().path,
      args: [...CHROMIUM_FLAGS, ...SAME_LETTERS],
      // A whole browser asks the machine how to draw letters, where the shell goes by its flags.
      env: { ...process.env, FONTCONFIG_FILE: join(import.meta.dirname, 'support/fonts.conf') },
    },
  },
  webServer: {
    command: `"${process.execPath}" tests/visual/support/server.ts`,
    cwd: root,
    url: STORYBOOK_URL,
    // The build measures the size of every component where the library has changed.
    timeout: 600_000,
  },
});
