import { defineConfig } from 'vitest/config';
import { storiesProject } from './vitest.project.ts';

/** Story tests stand apart from the unit tests: their `expect` comes from `storybook/test`. */
export default defineConfig({
  test: {
    projects: [storiesProject({ theme: 'light' }), storiesProject({ theme: 'dark' })],
  },
});
