import { COMPONENT_BUDGETS } from '../bench/componentBudgets.ts';
import { STORYBOOK_URL } from './support/address.ts';
import { expectTextsInside } from './support/canvases.ts';
import { leastGuideContrast } from './support/guideContrast.ts';
import { expect, test } from './support/storybook.ts';

interface Entry {
  id: string;
  title: string;
  type: 'docs' | 'story';
  tags: string[];
}

async function readIndex(): Promise<Entry[]> {
  const answer = await fetch(`${STORYBOOK_URL}/index.json`);
  const { entries } = (await answer.json()) as { entries: Record<string, Entry> };
  return Object.values(entries);
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

/** Taller than this a page is scrolled for minutes. */
const TALLEST_PAGE = 22_000;

/** The pages are shared out, so that two browsers draw them at a time. */
const PARTS = 4;

for (let part = 0; part < PARTS; part += 1) {
  test(`the pages of the built Storybook are drawn, read in both themes and sized well, part ${part + 1} of ${PARTS}`, async ({
    storybook,
  }) => {
    test.setTimeout(420_000);
    const entries = await readIndex();
    const all = entries.filter(({ type }) => type === 'docs');
    const behavior = entries.filter(({ tags }) => tags.includes('behavior')).map(({ id }) => id);
    expect(all.length).toBeGreaterThan(50);
    const { page, showDocs, turnDocs, complaints } = storybook;
    complaints();
    for (const { id, title } of all.filter((_, index) => index % PARTS === part)) {
      const theme = themeOf(all, id);
      await showDocs(id, theme);
      await expect(page.locator('#storybook-docs h1').first(), title).toBeVisible();
      await page.waitForFunction(everyStoryIsDrawn, undefined, { timeout: 30_000 });
      await page.waitForFunction(isEverywhere, theme, { timeout: 30_000 });
      if (isOfComponent(title)) await expect(page.locator('.docs-facts'), title).toBeVisible();
      const acting = (await page.evaluate(drawnStories)).filter((drawn) =>
        behavior.includes(drawn),
      );
      expect(acting, title).toEqual([]);
      expect(await page.evaluate(typesWrittenOut), title).toEqual([]);
      const contrast = await page.evaluate(leastGuideContrast);
      expect(contrast, `${title}, ${theme}`).toBeGreaterThanOrEqual(4.5);
      const { scrollHeight, scrollWidth, clientWidth } = await page.evaluate(sizeOfPage);
      expect(scrollHeight, title).toBeLessThan(TALLEST_PAGE);
      expect(scrollWidth, title).toBeLessThanOrEqual(clientWidth);
      await expectTextsInside(page, title);
      const unexpected = complaints().filter((text) => !SEVERAL_DIALOGS.test(text));
      expect(unexpected, title).toEqual([]);
      const other = otherThan(theme);
      await turnDocs(other);
      // The guide is drawn again after its stories, so that it may be read a moment later.
      const turned = expect.poll(() => page.evaluate(leastGuideContrast), {
        message: `${title}, ${other}`,
        timeout: 60_000,
      });
      await turned.toBeGreaterThanOrEqual(4.5);
      // What stories say while they are turned is for the run of the stories to judge.
      complaints();
    }
  });
}

/** Whether a page is of a component; the others have no facts. */
function isOfComponent(title: string): boolean {
  return !/^(?:Introduction$|Start|Guides|Foundations|Flows|Decisions)/.test(title);
}

/** The theme in which a page is looked at as a whole: every other page in the other one. */
function themeOf(all: readonly Entry[], id: string): 'light' | 'dark' {
  const index = all.findIndex((entry) => entry.id === id);
  return index % (2 * PARTS) < PARTS ? 'dark' : 'light';
}

function otherThan(theme: 'light' | 'dark'): 'light' | 'dark' {
  return theme === 'light' ? 'dark' : 'light';
}

/** Runs in the page: each story stands in the library's own frame, or in a page of its own. */
function everyStoryIsDrawn(): boolean {
  const stories = [...document.querySelectorAll('.docs-story')];
  return stories.every((story) => story.querySelector('.radix-themes, iframe') !== null);
}

/** Runs in the page: the ids of the stories on it, in the page itself or in a frame. */
function drawnStories(): string[] {
  const blocks = [...document.querySelectorAll('[data-story-block]')];
  return blocks.map(({ id }) => id.replace(/^story--/, '').replace(/--primary$/, ''));
}

/** Runs in the page: whether it and each of its frames are in a theme. */
function isEverywhere(theme: string): boolean {
  const { dataset, style } = document.documentElement;
  if (dataset['docsTheme'] !== theme || style.colorScheme !== theme) return false;
  const frames = [...document.querySelectorAll<HTMLIFrameElement>('.docs-story iframe')];
  return frames.every((frame) =>
    new URL(frame.src).searchParams.get('globals')?.includes(`theme:${theme}`),
  );
}

test('a props table names types and defaults in the words of the code', async ({ storybook }) => {
  const { page, showDocs } = storybook;
  await showDocs('money-money--docs', 'light');
  const row = page.locator('.docblock-argstable tr', { hasText: 'amount' }).first();
  await expect(row).toContainText('Cents');
  await showDocs('primitives-button--docs', 'light');
  const table = page.locator('.docblock-argstable').last();
  await expect(table).toContainText('solid');
  await expect(table).not.toContainText("'solid'");
  await expect(table).not.toContainText('readonly [');
});

test('the facts of a component are on its page, and in the files for tools', async ({
  storybook,
}) => {
  const { page, showDocs } = storybook;
  await showDocs('debts-debtcard--docs', 'light');
  const facts = page.locator('.docs-facts');
  await expect(facts).toContainText('stable');
  const limit = COMPONENT_BUDGETS['components']?.['DebtCard'];
  await expect(facts).toContainText(/Size\d+\.\d KiB gzipped/);
  await expect(facts).toContainText(`limit ${limit?.toFixed(1)}`);
  await page.locator('.docs-facts-lists summary', { hasText: 'Uses' }).click();
  await expect(page.locator('.docs-facts-lists details[open]')).toContainText('ProgressMeter');
  const answer = await page.request.get(`${STORYBOOK_URL}/components.json`);
  const { components } = (await answer.json()) as {
    components: { name: string; kib: number; limitKib?: number; parts: string[] }[];
  };
  const button = components.find(({ name }) => name === 'Button');
  expect(button?.parts).toEqual(expect.arrayContaining(['button', 'button-icon', 'link-button']));
  const over = components.filter(({ kib, limitKib }) => limitKib !== undefined && kib > limitKib);
  expect(over.map(({ name }) => name)).toEqual([]);
  expect(components.find(({ name }) => name === 'DebtCard')?.limitKib).toBe(limit);
  expect(components.filter(({ kib }) => !(kib >= 0.1)).map(({ name }) => name)).toEqual([]);
  const text = await (await page.request.get(`${STORYBOOK_URL}/llms.txt`)).text();
  expect(text.match(/^- \[\w+\]\(index\.html\?path=[^)]+\) \(`/gm)).toHaveLength(components.length);
});

test('coding agents find the props and examples of every component', async ({ request }) => {
  interface Documented {
    name: string;
    reactComponentMeta?: { props: Record<string, unknown> };
    stories: { name: string }[];
  }
  const read = async (file: string) => (await request.get(`${STORYBOOK_URL}/${file}`)).json();
  const { components } = (await read('components.json')) as { components: { docs: string }[] };
  const manifest = (await read('manifests/components.json')) as {
    components: Record<string, Documented>;
  };
  const documented = components.map(({ docs }) => {
    const id = /path=\/docs\/(.+)--docs/.exec(docs)?.[1] ?? '';
    return [id, manifest.components[id]] as const;
  });
  // Three are written for a type of data, and one is used by its hook: their stories say how.
  expect(documented.flatMap(([id, of]) => (of?.reactComponentMeta ? [] : id))).toEqual([
    'primitives-loadablepanel',
    'primitives-table',
    'primitives-toaster',
    'primitives-virtuallist',
  ]);
  const button = manifest.components['primitives-button'];
  expect(Object.keys(button?.reactComponentMeta?.props ?? {})).toContain('pendingLabel');
  const names = button?.stories.map(({ name }) => name);
  expect(names).toContain('Pending');
  expect(names).not.toContain('Pending Ignores A Press');
});

/** Runs in the page: types of props that the compiler wrote out, or cut short, instead of naming them. */
function typesWrittenOut(): string[] {
  const rows = [...document.querySelectorAll('.docblock-argstable tbody tr')];
  const texts = rows.map((row) => row.textContent);
  return texts.filter((text) =>
    /\d+ more \.\.\.|NonNullable<\.\.\.|readonly \[\w+Brand\]/.test(text),
  );
}

/** Runs in the page. */
function sizeOfPage() {
  const { scrollHeight, scrollWidth, clientWidth } = document.documentElement;
  return { scrollHeight, scrollWidth, clientWidth };
}

test('the toolbar reaches the frames of a page, and the page that is opened after it', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.goto(`${STORYBOOK_URL}/?path=/docs/debts-adddebtdialog--docs`);
  const preview = page.frameLocator('#storybook-preview-iframe');
  const story = preview.frameLocator('.docs-story iframe').first();
  // The frame loads the preview again, which is slow on a busy machine.
  await expect(story.locator('.radix-themes').first()).toBeVisible({ timeout: 60_000 });
  const toolbar = page.getByRole('toolbar').first();
  const pick = async (menu: string, item: string) => {
    await toolbar.getByRole('button', { name: menu }).click();
    await page.getByRole('option', { name: item, exact: true }).click();
  };
  await pick('Appearance', 'Dark');
  // Storybook loses a change that comes while it draws the one before.
  await expect(story.locator('.radix-themes.dark').first()).toBeVisible({ timeout: 60_000 });
  await pick('Reading direction', 'Right to left');
  await expect(story.locator('.radix-themes.dark[dir="rtl"]').first()).toBeVisible({
    timeout: 60_000,
  });
  await pick('Width of its place', '280 px, a sidebar');
  await expect(story.locator('.story-frame').first()).toHaveCSS('width', '280px', {
    timeout: 60_000,
  });
  await page.locator('#primitives-button').click();
  await expect(preview.getByRole('heading', { level: 1, name: 'Button' })).toBeVisible();
  await expect(preview.locator('html')).toHaveAttribute('data-docs-theme', 'dark');
  await expect(preview.locator('.docs-story .radix-themes.dark').first()).toBeVisible();
  // The sidebar follows, too.
  await expect(page.locator('body')).not.toHaveCSS('background-color', 'rgb(255, 255, 255)');
  const paper = preview.locator('.sbdocs-wrapper');
  await expect(paper).not.toHaveCSS('background-color', 'rgb(255, 255, 255)');
});
