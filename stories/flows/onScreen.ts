import { expect, screen, within } from 'storybook/test';
import { everythingArrives } from '../fixtures/shows.ts';

/** Waits until a page is rendered completely, including its heading. */
export async function pageArrives(heading: string | RegExp): Promise<void> {
  await expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
  await everythingArrives();
}

/** The navigation at the top. */
export async function navigation() {
  return within(await screen.findByRole('navigation', { name: 'Main' }));
}
