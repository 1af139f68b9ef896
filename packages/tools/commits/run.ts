/** `npm run check:commits`: lints the messages of new commits. */
import { checkCommits, type Base } from './checkCommits.ts';

/** Earlier messages do not follow Conventional Commits. */
const BASE: Base = {
  hash: '253421134b85f06b022aabab9f9dfd3b05d0f7d0',
  date: '2026-11-24T14:32:27Z',
};

const { linted, failed } = await checkCommits(import.meta.dirname, BASE);
for (const { commit, errors } of failed) {
  console.error(`${commit}\n${errors.map((error) => `  ${error}`).join('\n')}`);
}
if (failed.length > 0) {
  console.error(`${failed.length} of ${linted} commit messages have errors; see CONTRIBUTING.md.`);
  process.exitCode = 1;
}
