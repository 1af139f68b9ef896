import { defineConfig } from 'vitest/config';
import { storiesProject } from './vitest.project.ts';

/** Story tests stand apart from the unit tests: their `expect` comes from `storybook/test`. */
export default defineConfig({
  test: {
    // Two pages at a time, also on two cores, where one would be left to Vitest itself.
    maxWorkers: 2,
    projects: [storiesProject()],
  },
});
