import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { bundledUpFront } from '../../.storybook/bundledUpFront.ts';
import { pseudoWordsModule } from '../../.storybook/pseudoWordsModule.ts';
import { headlessChromium } from '../tools/headlessChromium.ts';

const root = join(import.meta.dirname, '../..');
const alias = [
  {
    find: /^.*\/\.storybook\/preview\.tsx$/,
    replacement: join(import.meta.dirname, 'storyInputs.ts'),
  },
];
const serverConditions = ['dime-time-source', ...defaultServerConditions];

/**
 * Every exported component is held to the same promises, on a server and in a browser.
 *
 * That none violates accessibility is held by the stories, each of which axe examines in both themes.
 */
export default defineConfig({
  test: {
    // Two pages at a time, also on two cores, where one would be left to Vitest itself.
    maxWorkers: 2,
    projects: [
      {
        root,
        plugins: [vanillaExtractPlugin()],
        resolve: { alias, conditions: serverConditions },
        ssr: { resolve: { conditions: serverConditions } },
        test: {
          name: 'conformance-server',
          environment: 'node',
          include: ['tests/conformance/{server,language}.test.tsx'],
          testTimeout: 60_000,
        },
      },
      {
        root,
        plugins: [pseudoWordsModule(), vanillaExtractPlugin()],
        resolve: { alias, conditions: ['dime-time-source', ...defaultClientConditions] },
        optimizeDeps: { include: [...bundledUpFront, 'react-hook-form'] },
        test: {
          name: 'conformance-browser',
          include: ['tests/conformance/*.test.tsx'],
          exclude: ['tests/conformance/{server,language}.test.tsx'],
          testTimeout: 30_000,
          retry: 1,
          browser: headlessChromium(),
        },
      },
    ],
  },
});
