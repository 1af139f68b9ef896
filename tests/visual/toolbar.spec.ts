import { STORYBOOK_URL } from './support/address.ts';
import { expect, test } from './support/storybook.ts';

/** Stories whose plays look for English words or for what only the full width shows. */
const STORIES = [
  'primitives-pagination--default',
  'debts-debtcard--default',
  'charts-payoffchart--default',
];
const CHOSEN = ['locale:es-US', 'locale:en-XA', 'place:360px'];

for (const chosen of CHOSEN) {
  test(`stories stay on the page with ${chosen}, whatever their plays look for`, async ({
    storybook: { page },
  }) => {
    for (const id of STORIES) {
      const query = new URLSearchParams({ id, viewMode: 'story', globals: chosen });
      await page.goto(`${STORYBOOK_URL}/iframe.html?${query}`);
      await page.waitForFunction(isOver, undefined, { timeout: 60_000 });
      await expect(page.locator('body'), id).toHaveClass(/sb-show-main/);
      await expect(page.locator('.sb-errordisplay'), id).toBeHidden();
      const [menu, value] = chosen.split(':');
      const lang = menu === 'locale' ? value : 'en-US';
      await expect(page.locator('html'), id).toHaveAttribute('lang', lang ?? '');
      await expect(page.locator('.story-frame').first(), id).toHaveAttribute('lang', lang ?? '');
    }
  });
}

/** Runs in the page: whether the story has played, or failed. */
function isOver(): boolean {
  const { __STORYBOOK_PREVIEW__: preview } = window as unknown as {
    __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } };
  };
  const phase = preview?.currentRender?.phase ?? '';
  return phase === 'finished' || phase === 'errored';
}
