import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { WITHOUT_MOTION } from './test.ts';

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
  const { violations: found } = await new AxeBuilder({ page })
    // No page has a frame of another origin: with these two a look takes a quarter of the time.
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'], ...(runOnly && { runOnly: [...runOnly] }) })
    .analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')}: ${node.failureSummary ?? ''}`),
  );
}
