import addonA11y from '@storybook/addon-a11y';
import { useSyncExternalStore } from 'react';
import { definePreviewAddon, type StoryContext } from 'storybook/internal/csf';

type Theme = 'light' | 'dark';

/** The rules of axe whose answer depends on colors. The others see the same elements in any theme. */
const ABOUT_COLORS = ['color-contrast', 'link-in-text-block'];

let turned: Theme | undefined;
const listeners = new Set<() => void>();

function turn(theme: Theme | undefined): void {
  turned = theme;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The theme a story is shown in: the one of the toolbar, until its test looks at it in the other. */
export function useShownTheme(chosen: Theme): Theme {
  return useSyncExternalStore(subscribe, () => turned) ?? chosen;
}

/**
 * In a test run, checks each story a second time, in dark: its contrast, its console and its
 * network.
 *
 * A story with a play function is turned to dark where the play left it, so that a dialog it opened is
 * checked as well. A story without one is mounted again, so that what runs at its start runs in dark.
 *
 * @param refuse throws what is wrong with the page by now.
 *
 * Addons end in the reverse order of their list: before the one of axe, it runs after it.
 */
export function inDarkToo(refuse: (context: Pick<StoryContext, 'globals'>) => void) {
  const findViolations = [addonA11y().afterEach ?? []].flat();
  return definePreviewAddon({
    initialGlobals: { bothThemes: false },
    beforeEach: () => () => turn(undefined),
    afterEach: async (context) => {
      const { globals, parameters, playFunction } = context;
      if (globals['bothThemes'] !== true || globals['theme'] === 'dark') return;
      try {
        turn('dark');
        if (playFunction === undefined) await context.renderToCanvas();
        // What React still has to do for the other theme is done before the next task.
        await new Promise((resolve) => void setTimeout(resolve));
        for (const find of findViolations) {
          await find({ ...context, parameters: withColorsOnly(parameters) });
        }
        refuse(context);
      } catch (error) {
        throw new Error(`In dark: ${String(error)}`, { cause: error });
      }
    },
  });
}

function withColorsOnly<P extends { a11y?: { options?: object } }>(parameters: P): P {
  const { a11y } = parameters;
  return { ...parameters, a11y: { ...a11y, options: { ...a11y?.options, runOnly: ABOUT_COLORS } } };
}
