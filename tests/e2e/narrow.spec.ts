import type { Page } from 'playwright/test';
import { PAGES } from '../../packages/app/src/config/pages.ts';
import { expect, open, overflow, settled, test } from './support/test.ts';

// The narrowest phone there is, or a desk of 1,280 pixels at four times its size.
test.use({ viewport: { width: 320, height: 640 } });

/** The words that are not whole: broken over two lines elsewhere than at a hyphen, or cut off. */
const brokenWords = (page: Page) =>
  page.evaluate(() => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement;
      if (!parent?.checkVisibility() || parent.matches('script, style')) continue;
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s\-–—/]+/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(word);
      }
      // What a household calls its things may be as long as it likes; the places of the app may not.
      const isCut = parent.scrollWidth > parent.clientWidth;
      if (parent.closest('nav') && isCut) broken.push(parent.innerText);
    }
    return broken;
  });

for (const { path } of PAGES) {
  test(`${path}: every word is whole, and nothing leaves the page sideways`, async ({ page }) => {
    await open(page, path);
    await settled(page);
    expect(await brokenWords(page)).toEqual([]);
    await expect.poll(() => overflow(page)).toBe(0);
    // A table in a figure is read out beside a chart, and takes no room.
    for (const cell of await page.locator('table:not(figure table) :is(td, th)').all()) {
      const box = await cell.boundingBox();
      if (box) expect(box.x + box.width, await cell.innerText()).toBeLessThan(320);
    }
  });
}
