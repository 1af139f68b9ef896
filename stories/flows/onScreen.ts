import { expect, screen, waitFor, within } from 'storybook/test';

/** Waits until a page stands there whole, under its heading. */
export async function pageArrives(heading: string | RegExp): Promise<void> {
  await expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
}

/** The navigation at the top. */
export async function navigation() {
  return within(await screen.findByRole('navigation', { name: 'Main' }));
}
