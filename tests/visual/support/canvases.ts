import type { Page } from 'playwright/test';
import { textTrouble } from '../../tools/textTrouble.ts';
import { expect } from './storybook.ts';

/** The widths of a docs page in a manager's window: a small laptop, a large one, a desk. */
const WIDTHS = [900, 1140, 1440];

/** Expects each text of an open docs page to stand inside of its card and its canvas, at every width. */
export async function expectTextsInside(page: Page, title: string): Promise<void> {
  const before = page.viewportSize();
  // What is out of sight is not laid out until it is near; here all of it is read at once.
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
  const look = () => page.evaluate(textTrouble, ['.docs-story', 'outside'] as const);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    // What measures itself, as a chart does, follows a little later.
    await expect.poll(look, `${title} at ${width} pixels`).toEqual([]);
  }
  if (before) await page.setViewportSize(before);
}
