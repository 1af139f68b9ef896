import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { storiesProject } from '../../../.storybook/vitest.project.ts';

/** Run by planted.test.ts only: these stories are there to fail. */
export default defineConfig({
  test: { projects: [storiesProject(join(import.meta.dirname, 'storybook'))] },
});
