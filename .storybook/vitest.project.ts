import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { CHROMIUM_FLAGS, findChromium } from '../tests/tools/chromium.ts';
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
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        // A browser on a busy machine takes its time to come up.
        connectTimeout: 180_000,
        viewport: { width: 1280, height: 800 },
        provider: playwright({
          launchOptions: { executablePath: findChromium().path, args: [...CHROMIUM_FLAGS] },
        }),
        instances: [{ browser: 'chromium' }],
      },
    },
  };
}
