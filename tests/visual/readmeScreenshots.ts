/**
 * `npm run screenshots`: takes the six pictures of the README and of Storybook's first page again,
 * from the app with its made-up household, on a fixed day.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { DEMO_URL } from '../e2e/support/ports.ts';
import { CHROMIUM_FLAGS, findChromium } from '../tools/chromium.ts';
import { untilServed } from '../tools/untilServed.ts';
import { shrinkPng } from './support/shrinkPng.ts';

interface Screenshot {
  name: string;
  path: string;
  theme: 'light' | 'dark';
  width: number;
  height: number;
}

const PHONE = { width: 375, height: 760 };
const DESK = { width: 1280, height: 900 };

const SCREENSHOTS: readonly Screenshot[] = [
  { name: 'landing', path: '/', theme: 'light', ...DESK },
  { name: 'dashboard', path: '/dashboard', theme: 'light', ...DESK },
  { name: 'insights-dark', path: '/insights', theme: 'dark', ...DESK },
  { name: 'dashboard-phone-dark', path: '/dashboard', theme: 'dark', ...PHONE },
  { name: 'debts-phone', path: '/debts', theme: 'light', ...PHONE },
  { name: 'banking-phone', path: '/banking', theme: 'light', ...PHONE },
];

const folder = join(import.meta.dirname, '../../.storybook/public/screens');

async function take(browser: Browser, { name, path, theme, width, height }: Screenshot) {
  const page = await browser.newPage({
    viewport: { width, height },
    colorScheme: theme,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    reducedMotion: 'reduce',
  });
  await page.clock.setFixedTime('2026-11-19T15:00:00Z');
  await page.goto(path === '/' ? DEMO_URL : `${DEMO_URL}/api/login`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  if (path !== '/') await page.goto(`${DEMO_URL}${path}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  // The code comes with the scripts, after the page.
  if (path === '/') await page.getByRole('img', { name: /^QR code of/ }).waitFor();
  await page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null);
  await page.evaluate(() => document.fonts.ready);
  const picture = shrinkPng(await page.screenshot());
  writeFileSync(join(folder, `${name}.png`), picture);
  process.stdout.write(`${name}.png ${(picture.length / 1024).toFixed(0)} KiB\n`);
  await page.close();
}

mkdirSync(folder, { recursive: true });
const server = spawn(process.execPath, [join(import.meta.dirname, '../e2e/servers/demo.ts')], {
  stdio: ['ignore', 'ignore', 'inherit'],
});
try {
  await untilServed(DEMO_URL);
  const browser = await chromium.launch({
    executablePath: findChromium().path,
    args: [...CHROMIUM_FLAGS],
  });
  for (const screenshot of SCREENSHOTS) await take(browser, screenshot);
  await browser.close();
} finally {
  server.kill();
}
