import type { Requirement } from './requirement.ts';

/** The table as lines: each requirement with the files of the tests that show it. */
export function printRequirements(requirements: readonly Requirement[]): string {
  const width = Math.max(...requirements.map(([id]) => id.length));
  const lines = requirements.map(([id, says, shownBy]) => {
    const files = [...new Set(shownBy.map(({ file }) => file))];
    return `${id.padEnd(width)}  ${says}\n${' '.repeat(width)}  ${files.join(', ')}`;
  });
  const tests = requirements.reduce((sum, [, , shownBy]) => sum + shownBy.length, 0);
  return [...lines, `${requirements.length} requirements, shown by ${tests} tests`].join('\n');
}
