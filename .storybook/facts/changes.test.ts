import { expect, test } from 'vitest';
import { byComponent } from './byComponent.ts';
import { changeOfChangeset, changesOf, changesOfChangelog, readChanges } from './changes.ts';

const changeset = `---
'@dime-time/finance-core': patch
'@dime-time/ui': minor
---

\`Card\` fills its
place. Nothing else. The \`Cards\` of a game are not meant.

| package | old   | new          |
| ------- | ----- | ------------ |
| \`ui\`    | \`Why\` | \`Disclosure\` |
`;

const changelog = `# @dime-time/ui

## 0.2.0

### Minor Changes

- 1a2b3c4: \`Badge\` is smaller.

  A second paragraph about \`Card\`.

### Patch Changes

- Updated dependencies

## 0.1.0

### Major Changes

- 1a2b3c5: \`Badge\` is new.
`;

test('a changeset gives a component the sentences and the rows that name it', () => {
  const changes = changeOfChangeset(changeset);
  const next = { version: 'next', kind: 'minor' };
  expect(changesOf(['Card'], changes)).toEqual([{ ...next, text: '`Card` fills its place.' }]);
  expect(changesOf(['Disclosure'], changes)).toEqual([
    { ...next, text: '`ui`: `Why` is now `Disclosure`.' },
  ]);
  expect(changesOf(['Badge'], changes)).toEqual([]);
});

test('a row about several components is a sentence about each', () => {
  const [change] = changeOfChangeset(`---
'@dime-time/ui': minor
---

| component       | old                 | new                       |
| --------------- | ------------------- | ------------------------- |
| \`Tabs\`, \`Chip\` | \`labels\`, \`…Labels\` | \`words\` in part, \`…Words\` |
`);
  expect(change?.blocks).toEqual([
    '`Tabs`: `labels`, `…Labels` are now `words` in part, `…Words`.',
    '`Chip`: `labels`, `…Labels` are now `words` in part, `…Words`.',
  ]);
  const names = new Set(['Chip', 'Tabs']);
  expect(byComponent([...(change?.blocks ?? []), 'A font is smaller.'], names)).toEqual([
    ['Whole library', ['A font is smaller.']],
    ['Chip', ['`Chip`: `labels`, `…Labels` are now `words` in part, `…Words`.']],
    ['Tabs', ['`Tabs`: `labels`, `…Labels` are now `words` in part, `…Words`.']],
  ]);
});

test('a changeset of another package is none of the library', () => {
  expect(changeOfChangeset("---\n'@dime-time/finance-core': patch\n---\n\n`Card`\n")).toEqual([]);
});

test('a changelog gives each change its version and its kind', () => {
  const changes = changesOfChangelog(changelog);
  expect(changesOf(['Badge'], changes)).toEqual([
    { version: '0.2.0', kind: 'minor', text: '`Badge` is smaller.' },
    { version: '0.1.0', kind: 'major', text: '`Badge` is new.' },
  ]);
  expect(changesOf(['Card'], changes)).toEqual([
    { version: '0.2.0', kind: 'minor', text: 'A second paragraph about `Card`.' },
  ]);
});

test('the changes of this repository have a text', () => {
  const changes = readChanges();
  expect(changes.every(({ blocks }) => blocks.length > 0 && blocks.every(Boolean))).toBe(true);
});
