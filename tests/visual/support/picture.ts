import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sizeOf } from './shrinkPng.ts';
import { expect, test } from './storybook.ts';
import type { Page, TestInfo } from 'playwright/test';

const folder = join(import.meta.dirname, '../baselines');

/** The part of the page a picture shows, in CSS pixels. */
export interface Clip {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Which browser drew the pictures that are kept. */
function baselineMajor(): number | undefined {
  const file = join(folder, 'browser.json');
  if (!existsSync(file)) return undefined;
  return (JSON.parse(readFileSync(file, 'utf8')) as { chromium: number }).chromium;
}

/**
 * Compares what is shown with its picture.
 *
 * Another major version of Chromium draws the edges of letters its own way everywhere. Then only the
 * size is compared, to a pixel: layout is still watched, and the run says so.
 */
export async function compareScreenshot(page: Page, name: string, clip: Clip): Promise<void> {
  const info = test.info();
  const major = Number(page.context().browser()?.version().split('.')[0]);
  if (info.config.updateSnapshots !== 'none' || major === baselineMajor()) {
    await expect.soft(page).toHaveScreenshot(`${name}.png`, { clip, fullPage: true });
    return;
  }
  saySizesOnly(info, major);
  const file = info.snapshotPath(`${name}.png`);
  expect.soft(existsSync(file), `${name}.png is kept`).toBe(true);
  if (!existsSync(file)) return;
  const was = sizeOf(readFileSync(file));
  expect.soft(Math.abs(clip.width - was.width), `width of ${name}`).toBeLessThanOrEqual(1);
  expect.soft(Math.abs(clip.height - was.height), `height of ${name}`).toBeLessThanOrEqual(1);
}

let said = false;

function saySizesOnly(info: TestInfo, major: number): void {
  const description = `The pictures are of Chromium ${baselineMajor()}, this is ${major}: sizes alone are compared. \`npm run visual:update\` takes new ones.`;
  info.annotations.push({ type: 'sizes only', description });
  if (!said) process.stdout.write(`${description}\n`);
  said = true;
}
