import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

/**
 * Workspace packages resolve to their source, so a test never runs against a stale build. Node.js
 * gets the same conditions, and does not know `module`, under which some packages name files that
 * only bundlers can read.
 */
const conditions = [
  'dime-time-source',
  ...defaultServerConditions.filter((condition) => condition !== 'module'),
];
const resolve = { conditions };
const ssr = { resolve: { conditions } };

export default defineConfig({
  resolve,
  ssr,
  test: {
    // Both cores of a small machine, where one would be left to Vitest itself.
    maxWorkers: 2,
    coverage: {
      provider: 'v8',
      include: ['packages/finance-core/src/**/*.ts'],
      exclude: ['**/*.test.ts', '**/*.test-d.ts', '**/index.ts'],
      thresholds: { statements: 100, branches: 100 },
      reporter: ['text-summary', 'text'],
    },
    projects: [
      {
        resolve,
        ssr,
        // A component imports its styles, also where it is rendered to a string.
        plugins: [vanillaExtractPlugin()],
        test: {
          name: 'unit',
          environment: 'node',
          setupFiles: ['tests/tools/zoneReads.ts'],
          // A test leaves nothing behind, and puts back what it stubs: each module is read once.
          isolate: false,
          // The first test that needs a database boots it, which takes a busy machine a while.
          testTimeout: 120_000,
          include: [
            'packages/**/*.test.{ts,tsx}',
            'mocks/**/*.test.ts',
            '.storybook/**/*.test.{ts,tsx}',
            'stories/**/*.test.ts',
          ],
        },
      },
      {
        resolve,
        ssr,
        test: {
          name: 'types',
          include: [],
          typecheck: {
            enabled: true,
            only: true,
            include: ['{packages,tests}/**/*.test-d.{ts,tsx}'],
            tsconfig: './tsconfig.json',
            ignoreSourceErrors: true,
          },
        },
      },
      {
        resolve,
        ssr,
        test: {
          name: 'whole',
          environment: 'node',
          include: ['tests/{architecture,contract,golden,real-data,requirements}/**/*.test.ts'],
          testTimeout: 60_000,
        },
      },
      {
        resolve,
        ssr,
        test: {
          name: 'api',
          environment: 'node',
          include: ['tests/api/**/*.test.ts'],
          // Each file boots databases of its own, and a crash is only as fast as its recovery.
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
