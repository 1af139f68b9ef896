import { STORYBOOK_URL } from './support/ports.ts';
import { expect, test } from './support/test.ts';

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
  await page.goto(`${STORYBOOK_URL}/`);
  const frame = page.frameLocator('#storybook-preview-iframe');
  await expect(frame.locator('#storybook-root > *, #storybook-docs > *').first()).toBeVisible();
});

test('every page of the built Storybook draws without an error', async ({ page }) => {
  test.setTimeout(300_000);
  const pages = await docsPages();
  expect(pages.length).toBeGreaterThan(50);
  const undrawn: string[] = [];
  for (const { id, title } of pages) {
    await page.goto(`${STORYBOOK_URL}/iframe.html?id=${id}&viewMode=docs`);
    const heading = page.locator('#storybook-docs h1').first();
    await expect(
      page.locator('#storybook-docs h1:visible, .sb-errordisplay:visible').first(),
      title,
    ).toBeVisible();
    if (!(await heading.isVisible())) undrawn.push(title);
  }
  expect(undrawn).toEqual([]);
});
