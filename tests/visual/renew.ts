/**
 * `npm run visual:update`: takes the pictures again, for the reviewer of the difference.
 *
 * `npm run visual:update -- Badge` takes those whose title holds the word.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { findChromium } from '../tools/chromium.ts';
import { hasPalette, PICTURES_MIB, shrinkPng } from './support/shrinkPng.ts';

const folder = join(import.meta.dirname, 'baselines');
const [word] = process.argv.slice(2);
const { path } = findChromium();

mkdirSync(folder, { recursive: true });
if (word === undefined) {
  for (const file of readdirSync(folder)) rmSync(join(folder, file));
}
const { stdout } = spawnSync(path, ['--version'], { encoding: 'utf8' });
const major = Number(/(\d+)\./.exec(stdout)?.[1]);
writeFileSync(join(folder, 'browser.json'), `{ "chromium": ${major} }\n`);

const cli = join(createRequire(import.meta.url).resolve('playwright/package.json'), '../cli.js');
const { status } = spawnSync(
  process.execPath,
  [
    cli,
    'test',
    '--config',
    join(import.meta.dirname, 'playwright.config.ts'),
    '--update-snapshots=all',
    '--grep',
    word ?? 'looks as it was reviewed',
    'pictures.spec.ts',
  ],
  { stdio: 'inherit' },
);
const kept = readdirSync(folder).filter((file) => file.endsWith('.png'));
for (const file of kept) {
  const png = readFileSync(join(folder, file));
  // A picture that was not taken now already has its palette.
  if (!hasPalette(png)) writeFileSync(join(folder, file), shrinkPng(png));
}
const bytes = kept.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
process.stdout.write(
  `${kept.length} pictures of Chromium ${major}, ${(bytes / 1024 / 1024).toFixed(1)} MiB of ${PICTURES_MIB}\n`,
);
process.exit(status ?? 1);
