import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { accessibilityReview } from '../stories/accessibilityReview.ts';
import { publicFoldersOfUi, readFacts } from './facts/facts.ts';
import { FactList } from './FactList.tsx';

const ADDRESS = 'https://design.example/file?node-id=1';

const sizes = Object.fromEntries(publicFoldersOfUi().map(({ name }) => [name, 1]));
const facts = {
  status: 'draft',
  since: '0.1.0',
  kib: 1.25,
  accessibility: accessibilityReview,
} as const;

test('the page of a component with an address leads to it in the design tool', () => {
  const page = renderToStaticMarkup(<FactList facts={{ ...facts, design: ADDRESS }} />);
  expect(page).toContain(`<a href="${ADDRESS}">Open in the design tool</a>`);
});

test('a page without one does not mention the design tool', () => {
  const page = renderToStaticMarkup(<FactList facts={facts} />);
  expect(page).toContain('draft');
  expect(page).not.toMatch(/design/i);
});

test('the size stands beside its limit, where it has one', () => {
  const limited = renderToStaticMarkup(<FactList facts={{ ...facts, kib: 2.94, limitKib: 3.1 }} />);
  expect(limited).toContain('2.9 KiB gzipped, limit 3.1');
  expect(renderToStaticMarkup(<FactList facts={facts} />)).not.toContain('limit');
});

test('the address is that of the component, and of no other', () => {
  const { components } = readFacts(sizes, { DebtCard: ADDRESS });
  const linked = components.filter(({ design }) => design !== undefined);
  expect(linked.map(({ name, design }) => [name, design])).toEqual([['DebtCard', ADDRESS]]);
});
