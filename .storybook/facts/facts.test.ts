import { describe, expect, test } from 'vitest';
import { COMPONENT_BUDGETS } from '../../tests/bench/componentBudgets.ts';
import { accessibilityReview } from '../../stories/accessibilityReview.ts';
import { exceptions } from '../../stories/componentStatus.ts';
import { designLinks } from '../../stories/designLinks.ts';
import { publicFoldersOfUi, readFacts } from './facts.ts';
import { llmsText } from './llmsText.ts';

const folders = publicFoldersOfUi();
const library = readFacts(Object.fromEntries(folders.map(({ name }, index) => [name, index])));
const factsOf = (name: string) => library.components.find((facts) => facts.name === name);

describe('the facts', () => {
  test('are of every component that has a docs page', () => {
    expect(library.components.map(({ name }) => name)).toEqual(folders.map(({ name }) => name));
    expect(library.components.length).toBeGreaterThan(120);
    expect(library.components.filter(({ summary }) => summary === '')).toEqual([]);
  });

  test('of DebtCard are those of its sources', () => {
    expect(factsOf('DebtCard')).toMatchObject({
      subject: 'debts',
      kind: 'components',
      import: '@dime-time/ui/components/DebtCard',
      status: 'stable',
      since: '0.1.0',
      accessibility: accessibilityReview,
    });
    expect(factsOf('DebtCard')?.exports).toContain('DebtCardSkeleton');
    expect(factsOf('DebtCard')?.uses).toContain('ProgressMeter');
    expect(factsOf('ProgressMeter')?.usedBy).toContain('DebtCard');
    expect(factsOf('ProgressMeter')?.tokens).toContain('color.track');
    expect(factsOf('ProgressMeter')?.parts).toContain('progress-meter-bar');
    expect(factsOf('MoneyField')?.parts).toEqual([
      'field-control',
      'field-description',
      'field-error',
      'field-input',
      'field-label',
      'money-field',
      'money-field-currency',
    ]);
  });

  test('without a design link have none', () => {
    const linked = library.components.filter(({ design }) => design !== undefined);
    expect(linked.map(({ name }) => name)).toEqual(Object.keys(designLinks));
  });
});

test('every budget is of a component that exists, under its own folder', () => {
  const budgets = Object.entries(COMPONENT_BUDGETS).flatMap(([kind, ofKind]) =>
    Object.entries(ofKind).map(([name, limitKib]) => ({ kind, name, limitKib })),
  );
  const limited = library.components.flatMap(({ kind, name, limitKib }) =>
    limitKib === undefined ? [] : { kind, name, limitKib },
  );
  const byName = (one: { name: string }, other: { name: string }) =>
    one.name < other.name ? -1 : 1;
  expect(limited.toSorted(byName)).toEqual(budgets.toSorted(byName));
  const menu = COMPONENT_BUDGETS['components']?.['Menu'];
  expect(llmsText(library)).toMatch(new RegExp(`/Menu\`, \\d+ KiB of at most ${menu}\\)`));
});

test('every exception and every design link is of a component that exists', () => {
  const named = [...Object.keys(exceptions), ...Object.keys(designLinks)];
  expect(named.filter((name) => factsOf(name) === undefined)).toEqual([]);
  expect(Object.values(designLinks).filter((link) => !URL.canParse(link))).toEqual([]);
});

test('llms.txt has a line for each component, under its subject', () => {
  const text = llmsText(library);
  const lines = text.split('\n');
  for (const { name, import: from } of library.components) {
    expect(
      lines.filter((line) => line.includes(`(\`${from}\``)),
      name,
    ).toHaveLength(1);
  }
  expect(text).toContain('\n## debts\n');
  expect(lines.filter((line) => /undefined|NaN/.test(line))).toEqual([]);
});
