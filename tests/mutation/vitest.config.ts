import { defineConfig } from 'vitest/config';

/** The tests that the mutation run repeats for each mutant: those of the four folders, and no more. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['packages/finance-core/src/{money,round-ups,debts}/**/*.test.ts'],
  },
});
