import type { Page } from 'playwright/test';
import { textTrouble } from '../../tools/textTrouble.ts';

/** The widths of a docs page in a manager's window: a small laptop, a large one, a desk. */
const WIDTHS = [900, 1140, 1440];

/** Each text of an open docs page that stands outside of its card or canvas, at one of the widths. */
export async function textsOutside(page: Page): Promise<string[]> {
  const before = page.viewportSize();
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(untilDrawnAnew);
    const texts = await page.evaluate(textTrouble, ['.docs-story', 'outside'] as const);
    found.push(...texts.map((text) => `at ${width} pixels ${text}`));
  }
  if (before) await page.setViewportSize(before);
  return found;
}

/** Runs in the page: what measures itself, as a chart does, follows a change within two frames. */
function untilDrawnAnew(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
  });
}
