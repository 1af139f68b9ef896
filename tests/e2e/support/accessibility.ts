import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { stopped, WITHOUT_MOTION } from './test.ts';

/** The rules of axe whose answer depends on colors. */
export const ABOUT_COLORS = ['color-contrast', 'link-in-text-block'];

/**
 * The accessibility violations of the page, short enough to read in a failure.
 *
 * @param runOnly the rules to look for; all without it.
 */
export async function axeViolations(page: Page, runOnly?: readonly string[]): Promise<string[]> {
  // What fades in or out has too little contrast for a moment, which is the motion and not the page.
  await page.emulateMedia(WITHOUT_MOTION.contextOptions);
  await page.evaluate(layOutAll);
  await stopped(page);
  const { violations: found } = await new AxeBuilder({ page })
    // No page has a frame of another origin: with these two a look takes a quarter of the time.
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'], ...(runOnly && { runOnly: [...runOnly] }) })
    .analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')}: ${node.failureSummary ?? ''}`),
  );
}

/**
 * Runs in the page: lays out also what is out of sight and left out of the layout. Its colors would
 * begin to turn to another theme only when axe reads them.
 */
function layOutAll(): void {
  for (const part of document.querySelectorAll<HTMLElement>('main *')) {
    if (getComputedStyle(part).contentVisibility === 'auto') {
      part.style.contentVisibility = 'visible';
    }
  }
}
