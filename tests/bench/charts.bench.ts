/**
 * Charts and codes in Chromium: the trend chart beside two libraries, the QR code beside its encoder.
 *
 * Everything runs on one page, in a production build, under the library's own provider and styles.
 */
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { build } from 'esbuild';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { CHROMIUM_FLAGS, findChromium } from '../tools/chromium.ts';
import type { ChartFigures } from './charts/page.tsx';

/** Without these a frame waits for the screen's beat, and any mount up to 16 ms would read the same. */
const NO_BEAT = ['--disable-frame-rate-limit', '--disable-gpu-vsync'];

/** How often each chart is mounted: the large ones of recharts take seconds. */
const ROUNDS = [
  { points: 12, rounds: 41, target: 0.6 },
  { points: 10_000, rounds: 9, target: 0.1 },
];
const QR_ROUNDS = 40;

/** Prints the medians and the ratios to the peers. */
export async function chartsBench(): Promise<void> {
  const { path } = findChromium();
  const browser = await chromium.launch({
    executablePath: path,
    args: [...CHROMIUM_FLAGS, ...NO_BEAT],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 900, height: 700 } });
    const failures: Error[] = [];
    page.on('pageerror', (error) => failures.push(error));
    await open(page);
    process.stdout.write(
      [
        `\nMount of a line chart in Chromium ${browser.version()}, medians in ms`,
        '  React 19 production build, 640 × 280 px, the same data; animation off and no dots for the peers.',
        '  script: until the chart stands in a finished layout; painted: until its first frame is painted,',
        '  without waiting for the beat of a screen. Charts take turns, round after round.',
        '',
      ].join('\n'),
    );
    for (const { points, rounds, target } of ROUNDS) {
      const figures = await page.evaluate(
        ([count, times]) => window.bench.chartFigures(count, times),
        [points, rounds] as const,
      );
      process.stdout.write(chartLines(points, figures, target));
    }
    const qr = await page.evaluate((rounds) => window.bench.qrFigures(rounds), QR_ROUNDS);
    process.stdout.write(
      [
        '\nA QR code of an address, in µs',
        `  encode and path  ${qr.ours.toFixed(0).padStart(6)}`,
        `  qrcode.create    ${qr.create.toFixed(0).padStart(6)}  ours is ${(qr.ours / qr.create).toFixed(2)} × (target ≤ 1.3)\n`,
      ].join('\n'),
    );
    if (failures[0]) throw failures[0];
  } finally {
    await browser.close();
  }
}

function chartLines(points: number, figures: ChartFigures, target: number): string {
  const { ours } = figures;
  const lines = Object.entries(figures).map(([name, { script, painted }]) => {
    const [byScript, byPaint] = [ours.script / script, ours.painted / painted];
    const goal = name === 'chart.js' ? ` (target ≤ ${target})` : '';
    const ratio =
      name === 'ours' || name === 'nothing'
        ? ''
        : `  ours is ${byScript.toFixed(3)} × by script, ${byPaint.toFixed(3)} × painted${goal}`;
    return `  ${name.padEnd(9)} script ${script.toFixed(1).padStart(7)}   painted ${painted.toFixed(1).padStart(7)}${ratio}`;
  });
  return `${points.toLocaleString('en-US')} points\n${lines.join('\n')}\n`;
}

/** Bundles the page for production and opens it, styles first. */
async function open(page: Page): Promise<void> {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, 'charts/page.tsx')],
    bundle: true,
    write: false,
    outdir: 'page',
    minify: true,
    format: 'iife',
    target: 'es2023',
    jsx: 'automatic',
    conditions: ['dime-time-source', 'browser'],
    define: { 'process.env.NODE_ENV': '"production"' },
    // Without its bytes a font falls back to the system's, for every chart alike.
    loader: { '.woff2': 'empty' },
    plugins: [vanillaExtractPlugin()],
  });
  const textOf = (ending: string) =>
    outputFiles.find((file) => file.path.endsWith(ending))?.text ?? '';
  await page.setContent('<!doctype html><html lang="en"><body></body></html>');
  await page.addStyleTag({ content: textOf('.css') });
  await page.addScriptTag({ content: textOf('.js') });
}
