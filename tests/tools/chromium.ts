import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { findProgram, installDebianPackage } from './debianPackage.ts';

/** Where the browser came from, for the line that says so. */
export type ChromiumSource = 'CHROMIUM_PATH' | 'PATH' | 'Playwright' | 'apt-get';

export interface FoundChromium {
  path: string;
  source: ChromiumSource;
}

/** Start flags for a headless browser that may run as root and has no business on the network. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // The shell would round each letter to whole pixels, which no screen of today does.
  '--font-render-hinting=none',
];

/** The shell first: the same engine without windows of its own to draw, in half the time. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/**
 * Finds a Chromium: `CHROMIUM_PATH`, then the PATH, then Playwright's own download, then, on a
 * Debian machine run as root, installs Debian's package.
 *
 * @throws Error that says what to do where none can be had.
 */
export function findChromium(): FoundChromium {
  const named = process.env['CHROMIUM_PATH'];
  if (named) {
    if (!existsSync(named)) {
      throw new Error(
        `CHROMIUM_PATH is ${named}, and there is no file there. Correct or unset it.`,
      );
    }
    return { path: named, source: 'CHROMIUM_PATH' };
  }
  const onPath = findProgram(NAMES);
  if (onPath) return { path: onPath, source: 'PATH' };
  const own = chromium.executablePath();
  if (own && existsSync(own)) return { path: own, source: 'Playwright' };
  // An older Debian has the whole browser alone.
  if (installDebianPackage('chromium-headless-shell', 'chromium')) {
    const installed = findProgram(NAMES);
    if (installed) return { path: installed, source: 'apt-get' };
  }
  throw new Error(
    'No Chromium found. Install Chromium or Chrome, or set CHROMIUM_PATH to its executable, or run `npx playwright install chromium`.',
  );
}
