import { STORYBOOK_URL } from './support/address.ts';
import { expect, test } from './support/storybook.ts';

interface Entry {
  id: string;
  title: string;
  type: 'docs' | 'story';
}

/** A docs page draws every story of its component, so all pages together draw them all. */
async function docsPages(): Promise<Entry[]> {
  const answer = await fetch(`${STORYBOOK_URL}/index.json`);
  const { entries } = (await answer.json()) as { entries: Record<string, Entry> };
  return Object.values(entries).filter((entry) => entry.type === 'docs');
}

test('the built Storybook opens without an error', async ({ page }) => {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.goto(`${STORYBOOK_URL}/`);
  const frame = page.frameLocator('#storybook-preview-iframe');
  await expect(frame.locator('#storybook-root > *, #storybook-docs > *').first()).toBeVisible();
  expect(complaints).toEqual([]);
});

/** Said where several dialogs are open in one document, as on a docs page and nowhere else. */
const SEVERAL_DIALOGS = /^aria-hidden .* in not contained inside/;

/** The pages are shared out, so that two browsers draw them at a time. */
const PARTS = 4;

for (let part = 0; part < PARTS; part += 1) {
  test(`the pages of the built Storybook draw without an error, part ${part + 1} of ${PARTS}`, async ({
    storybook,
  }) => {
    test.setTimeout(300_000);
    const all = await docsPages();
    expect(all.length).toBeGreaterThan(50);
    const { page, showDocs, complaints } = storybook;
    complaints();
    for (const { id, title } of all.filter((_, index) => index % PARTS === part)) {
      await showDocs(id);
      await expect(page.locator('#storybook-docs h1').first(), title).toBeVisible();
      await page.waitForFunction(everyStoryIsDrawn);
      const unexpected = complaints().filter((text) => !SEVERAL_DIALOGS.test(text));
      expect(unexpected, title).toEqual([]);
    }
  });
}

/** Runs in the page: each story stands in the library's own frame, or in a page of its own. */
function everyStoryIsDrawn(): boolean {
  const stories = [...document.querySelectorAll('.docs-story')];
  return stories.every((story) => story.querySelector('.radix-themes, iframe') !== null);
}
