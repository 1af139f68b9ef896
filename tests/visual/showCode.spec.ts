import { shownCodes } from '../tools/shownCodes.ts';
import { expect, test } from './support/storybook.ts';

/** Pages that stood still while the code of their stories was made from what they draw. */
const PAGES = [
  'charts-sparkline',
  'charts-debttrendchart',
  'banking-banktransactionlist',
  'notifications-notificationlist',
  'token-rewardhistory',
  'transactions-transactionlist',
  'primitives-virtuallist',
  'screens-dimetoken',
  'screens-notifications',
  'screens-transactions',
];

interface ShownStory {
  id: string;
  /** What stands under it; nothing where it has no button to show any. */
  code: string | undefined;
  /** What the built story says of its code, before anything is pressed. */
  source: { code?: string; type?: string; language?: string };
}

interface PreviewWindow {
  __STORYBOOK_PREVIEW__: {
    loadStory: (story: { storyId: string }) => Promise<{
      parameters: { docs: { source: ShownStory['source'] } };
    }>;
  };
}

for (const name of PAGES) {
  test(`${name}: “Show code” shows what was made of each story when it was built`, async ({
    storybook,
  }) => {
    const { page, showDocs } = storybook;
    const made = await shownCodes(name);
    await showDocs(`${name}--docs`, 'light');
    await page.waitForFunction(everyStoryIsThere);
    const shown = await page.evaluate(pressAndRead);
    expect(shown.length).toBeGreaterThan(1);
    expect(shown).toEqual(
      shown.map(({ id }): ShownStory => {
        const story = made.get(id);
        const code = story && 'code' in story ? story.code : undefined;
        // Not made from what is drawn, and not the text of the story file with its test.
        return { id, code, source: { ...(code && { code }), language: 'tsx', type: 'code' } };
      }),
    );
    const codes = shown.flatMap(({ code }) => code ?? []);
    expect(codes.length).toBeGreaterThan(shown.length / 2);
    for (const code of codes) {
      expect(code.split('\n').length).toBeLessThanOrEqual(80);
      expect(code).not.toMatch(/\bplay\b|meta\.story|storybook/);
    }
  });
}

/** Runs in the page: each story has its place, and the button below it. */
function everyStoryIsThere(): boolean {
  const stories = [...document.querySelectorAll('.sbdocs-preview .docs-story')];
  return (
    stories.length > 1 &&
    stories.every((story) => story.querySelector('[id^="story--"], [id^="iframe--"]') !== null)
  );
}

/** Runs in the page: presses every button, and reads what stands under each story then. */
async function pressAndRead(): Promise<ShownStory[]> {
  const { __STORYBOOK_PREVIEW__: preview } = window as unknown as PreviewWindow;
  const shown: ShownStory[] = [];
  for (const story of document.querySelectorAll('.sbdocs-preview')) {
    const place = story.querySelector('[id^="story--"], [id^="iframe--"]');
    const id = place?.id.replace(/^(story|iframe)--/, '') ?? '';
    const { parameters } = await preview.loadStory({ storyId: id });
    const bar = story.nextElementSibling;
    const button = bar?.querySelector<HTMLElement>('.docblock-code-toggle');
    if (button) {
      button.click();
      // Empty until what colors the code has arrived.
      while (!story.querySelector('pre')?.textContent) {
        await new Promise((resolve) => void requestAnimationFrame(resolve));
      }
    }
    const code = story.querySelector('pre')?.textContent ?? undefined;
    shown.push({ id, code, source: parameters.docs.source });
  }
  return shown;
}
