/** `npm run icons`: draws the pictures of the installed app from its two drawings. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { CHROMIUM_FLAGS, findChromium } from './chromium.ts';

const app = join(import.meta.dirname, '../../packages/app');
const icons = join(app, 'public/icons');
const PLAIN = join(app, 'src/assets/icon.svg');
/** Its ground reaches the edges, for systems that cut icons to a shape of their own. */
const MASKABLE = join(icons, 'maskable.svg');

const PICTURES = [
  { drawing: PLAIN, name: 'icon-192.png', size: 192 },
  { drawing: PLAIN, name: 'icon-512.png', size: 512 },
  { drawing: MASKABLE, name: 'maskable-192.png', size: 192 },
  { drawing: MASKABLE, name: 'maskable-512.png', size: 512 },
  { drawing: MASKABLE, name: 'apple-touch-icon.png', size: 180 },
] as const;

const browser = await chromium.launch({
  executablePath: findChromium().path,
  args: CHROMIUM_FLAGS,
});
const page = await browser.newPage();
for (const { drawing, name, size } of PICTURES) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>body { margin: 0 } svg { display: block; inline-size: ${size}px }</style>
    ${await readFile(drawing, 'utf8')}`);
  await writeFile(join(icons, name), await page.screenshot({ omitBackground: true }));
}
await browser.close();
