import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { headlessChromium } from '../tests/tools/headlessChromium.ts';
import { bundledUpFront } from './bundledUpFront.ts';

export interface StoriesProject {
  /** The appearance every story of this project is shown in. */
  theme: 'light' | 'dark';
  /** The Storybook whose stories run. */
  configDir?: string;
}

/** A Vitest project that runs every story in Chromium: its play function, axe, and the console. */
export function storiesProject({
  theme,
  configDir = import.meta.dirname,
}: StoriesProject): TestProjectInlineConfiguration {
  return {
    root: join(import.meta.dirname, '..'),
    plugins: [storybookTest({ configDir, initialGlobals: { theme, motion: 'reduced' } })],
    optimizeDeps: { include: bundledUpFront },
    test: {
      name: `stories-${theme}`,
      testTimeout: 30_000,
      retry: 1,
      // Storybook takes each story away before the next; a page for every file would load the
      // library a hundred times.
      isolate: false,
      browser: headlessChromium(),
    },
  };
}
