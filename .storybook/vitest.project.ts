import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { headlessChromium } from '../tests/tools/headlessChromium.ts';
import { bundledUpFront } from './bundledUpFront.ts';

/**
 * A Vitest project that runs every story in Chromium: its play function, axe, and the console, once in
 * light; then what depends on the theme in dark.
 *
 * @param configDir the Storybook whose stories run.
 */
export function storiesProject(configDir = import.meta.dirname): TestProjectInlineConfiguration {
  return {
    root: join(import.meta.dirname, '..'),
    plugins: [
      storybookTest({
        configDir,
        initialGlobals: { theme: 'light', bothThemes: true, motion: 'reduced' },
      }),
    ],
    optimizeDeps: { include: bundledUpFront },
    test: {
      name: 'stories',
      testTimeout: 30_000,
      retry: 1,
      // Storybook takes each story away before the next; a page for every file would load the
      // library a hundred times.
      isolate: false,
      browser: headlessChromium(),
    },
  };
}
