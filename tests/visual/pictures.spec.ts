import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { matrixStories, type MatrixStory } from './support/matrixStories.ts';
import { compareScreenshot, type Clip } from './support/picture.ts';
import { PICTURES_MIB } from './support/shrinkPng.ts';
import { expect, test, type Storybook } from './support/storybook.ts';

interface Look {
  name: string;
  theme: 'light' | 'dark';
  width: number;
}

const HEIGHT = 800;
/** What lies further down a long page is more of the same, and weighs as much again. */
const TALLEST = 1400;
const WIDTHS: Readonly<Record<string, number>> = { phone: 375, tablet: 768 };
const LIGHT_AND_DARK: readonly Look[] = [
  { name: 'light', theme: 'light', width: 800 },
  { name: 'dark', theme: 'dark', width: 800 },
];
const SCREEN: readonly Look[] = [
  { name: 'light', theme: 'light', width: 1280 },
  { name: 'dark', theme: 'dark', width: 1280 },
  { name: 'phone', theme: 'light', width: 375 },
];

const stories = matrixStories();
const looksOf = ({ title }: MatrixStory) =>
  title.startsWith('Screens/') ? SCREEN : LIGHT_AND_DARK;
const pictureOf = ({ id }: MatrixStory, { name }: Look) => `${id}-${name}`;

for (const story of stories) {
  test(`${story.title} ${story.name} looks as it was reviewed`, async ({ storybook }) => {
    storybook.complaints();
    for (const look of looksOf(story)) {
      await show(storybook, story, look);
      await compareScreenshot(storybook.page, pictureOf(story, look), await clipOf(storybook));
    }
    expect(storybook.complaints()).toEqual([]);
  });
}

async function show({ page, showStory, ownViewport }: Storybook, story: MatrixStory, look: Look) {
  await page.setViewportSize({ width: look.width, height: HEIGHT });
  await showStory(story.id, { theme: look.theme, motion: 'reduced' });
  const own = WIDTHS[(await ownViewport()) ?? ''];
  if (own) await page.setViewportSize({ width: own, height: HEIGHT });
  await expect(page.locator(`.radix-themes.${look.theme}`).first()).toBeVisible();
  // A chart comes after the page around it.
  await page.waitForLoadState('networkidle');
}

/** What a picture shows: the window where something lies over the page, else the story alone. */
async function clipOf({ page }: Storybook): Promise<Clip> {
  const over = page.locator('[role="dialog"], [role="alertdialog"], [role="menu"]');
  const frame = page.locator('.story-frame');
  const root = page.locator('#storybook-root');
  const window = { x: 0, y: 0, ...(page.viewportSize() ?? { width: 0, height: 0 }) };
  if (await over.first().isVisible()) return window;
  const box = await ((await frame.count()) === 1 ? frame : root).boundingBox();
  return box ? { ...box, height: Math.min(box.height, TALLEST) } : window;
}

test('a focus ring is there also after a pointer has pressed', async ({ storybook }) => {
  const { page, showStory } = storybook;
  const globals = { theme: 'light', motion: 'reduced' };
  for (const before of ['primitives-disclosure--matrix', 'foundations-parity--matrix']) {
    await showStory(before, globals);
    await page.mouse.click(400, 200);
    await showStory('banking-banklinkdialog--matrix', globals);
    const ringed = page.getByRole('dialog').locator('[data-focus-visible]');
    await expect(ringed, before).toHaveCount(1);

    await showStory(before, globals);
    await page.mouse.click(400, 200);
    await showStory('account-termsdialog--matrix', globals);
    await expect(page.locator('summary:focus-visible'), before).toHaveCount(1);
  }
});

test('every picture has its story, and all together stay small', () => {
  const folder = join(import.meta.dirname, 'baselines');
  const kept = readdirSync(folder).filter((file) => file.endsWith('.png'));
  const wanted = stories.flatMap((story) =>
    looksOf(story).map((look) => `${pictureOf(story, look)}.png`),
  );
  expect(kept.filter((file) => !wanted.includes(file))).toEqual([]);
  const bytes = kept.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
  expect(bytes / 1024 / 1024).toBeLessThanOrEqual(PICTURES_MIB);
});
