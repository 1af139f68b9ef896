import { expect, test as base, type Browser, type Page } from 'playwright/test';
import { STORYBOOK_URL } from './address.ts';

/** The moment of every picture: the day of the stories' fixtures. */
const NOW = '2026-11-19T15:00:00-05:00';

/** The event that the preview emits once it has drawn a story. */
const DRAWN = 'storyFinished';

/**
 * A key that does nothing, pressed before a story is shown: it turns focus rings on, as in a page that
 * was just opened. After a pointer, neither the browser nor react-aria draws one, also in a dialog
 * that takes the focus. The browser counts only a real key.
 */
const ANY_KEY = 'F9';

/** Where a pointer that an earlier test has used is over nothing. */
const OUTSIDE = [-10, -10] as const;

type Globals = Readonly<Record<string, string>>;

interface Channel {
  on(event: string, listener: (...said: unknown[]) => void): void;
  off(event: string, listener: (...said: unknown[]) => void): void;
  emit(event: string, ...said: unknown[]): void;
}

interface PreviewWindow {
  __STORYBOOK_ADDONS_CHANNEL__: Channel;
  __STORYBOOK_PREVIEW__?: {
    currentRender?: {
      phase?: string;
      story?: { storyGlobals?: { viewport?: { value?: string } } };
    };
  };
}

/** One preview page that shows story after story, as the manager would have it: it starts once. */
export interface Storybook {
  page: Page;
  /** Shows a story in a look, and waits until it has played. */
  showStory: (id: string, globals: Globals) => Promise<void>;
  /** Opens a docs page in a theme by a reload, which leaving it while it draws causes anyway. */
  showDocs: (id: string, theme: string) => Promise<void>;
  /** Turns the open docs page to a theme; its stories may still be turning when it returns. */
  turnDocs: (theme: string) => Promise<void>;
  /** The viewport a story asks for itself. */
  ownViewport: () => Promise<string | undefined>;
  /** The errors of the page since the last call. */
  complaints: () => string[];
}

export const test = base.extend<object, { storybook: Storybook }>({
  storybook: [
    async ({ browser }, use) => {
      const storybook = await openStorybook(browser);
      await use(storybook);
      await storybook.page.close();
    },
    { scope: 'worker' },
  ],
});

export { expect };

async function openStorybook(browser: Browser): Promise<Storybook> {
  const page = await browser.newPage({
    locale: 'en-US',
    timezoneId: 'America/New_York',
    reducedMotion: 'reduce',
    viewport: { width: 800, height: 800 },
  });
  let heard: string[] = [];
  page.on('pageerror', (error) => heard.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') heard.push(message.text());
  });
  await page.clock.setFixedTime(NOW);
  // Storybook does not draw a story again that it shows already.
  let shown = 'foundations-parity--matrix';
  await page.goto(`${STORYBOOK_URL}/iframe.html?id=${shown}&viewMode=story`);
  // A story that is left while it plays makes Storybook reload its page.
  await page.waitForFunction(hasPlayed);
  await page.keyboard.press(ANY_KEY);

  let look = '';
  const show = async (id: string) => {
    await page.mouse.move(...OUTSIDE);
    await page.keyboard.press(ANY_KEY);
    const payload = { storyId: id, viewMode: 'story' };
    await page.evaluate(tell, { id, event: 'setCurrentStory', payload, drawn: DRAWN });
    shown = id;
  };
  return {
    page,
    showStory: async (id, globals) => {
      if (shown !== id) await show(id);
      if (look !== JSON.stringify(globals)) {
        const order = { id, event: 'updateGlobals', payload: { globals }, drawn: DRAWN };
        await page.evaluate(tell, order);
        look = JSON.stringify(globals);
      }
      await page.evaluate(() => document.fonts.ready);
    },
    showDocs: async (id, theme) => {
      const query = new URLSearchParams({ id, viewMode: 'docs', globals: `theme:${theme}` });
      await page.goto(`${STORYBOOK_URL}/iframe.html?${query}`);
    },
    turnDocs: async (theme) => {
      // Storybook loses a change that comes while it draws, so it is sent again until the page turns.
      await expect(async () => {
        await page.evaluate(turn, theme);
        await expect(page.locator('html')).toHaveAttribute('data-docs-theme', theme, {
          timeout: 5_000,
        });
      }).toPass({ timeout: 60_000 });
    },
    ownViewport: () => page.evaluate(readOwnViewport),
    complaints: () => {
      const before = heard;
      heard = [];
      return before;
    },
  };
}

interface Order {
  id: string;
  /** The event to send to the preview, and its payload. */
  event: string;
  payload: unknown;
  /** The event to wait for. */
  drawn: string;
}

/** Runs in the page: sends the preview an event, as the manager does, and waits for its reply. */
function tell({ id, event, payload, drawn }: Order): Promise<void> {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as PreviewWindow;
  const failures = ['storyErrored', 'storyThrewException', 'storyMissing'];
  return new Promise((resolve, reject) => {
    const settle = (settled: () => void) => {
      channel.off(drawn, onDrawn);
      for (const failure of failures) channel.off(failure, onFailure);
      settled();
    };
    const onDrawn = (said: unknown) => {
      const about = typeof said === 'string' ? said : (said as { storyId: string }).storyId;
      if (about === id) settle(resolve);
    };
    const onFailure = (said: unknown) => {
      settle(() => reject(new Error(`${id} was not drawn: ${JSON.stringify(said)}`)));
    };
    channel.on(drawn, onDrawn);
    for (const failure of failures) channel.on(failure, onFailure);
    channel.emit(event, payload);
  });
}

/** Runs in the page: what the toolbar sends when it turns the theme. */
function turn(theme: string): void {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as PreviewWindow;
  channel.emit('updateGlobals', { globals: { theme } });
}

/** Runs in the page. */
function hasPlayed(): boolean {
  const { __STORYBOOK_PREVIEW__: preview } = window as unknown as PreviewWindow;
  return preview?.currentRender?.phase === 'finished';
}

/** Runs in the page. */
function readOwnViewport(): string | undefined {
  const { __STORYBOOK_PREVIEW__: preview } = window as unknown as PreviewWindow;
  return preview?.currentRender?.story?.storyGlobals?.viewport?.value;
}
