import { expect, test } from 'vitest';
import { unusedExceptions, wrongProps } from './propWords.ts';
import { readSurface } from './public-surface/readSurface.ts';

const components = (readSurface('ui')[0]?.exports ?? []).filter(({ kind }) => kind === 'component');

test('the props of every component use one word for one thing', () => {
  expect(components.length).toBeGreaterThan(130);
  expect(components.flatMap(wrongProps)).toEqual([]);
  expect(unusedExceptions(components)).toEqual([]);
});

test.each([
  ['labels', '{ a: string }'],
  ['newsWord', 'string'],
  ['onClose', '() => void'],
  ['retrying', 'boolean'],
  ['triggerRef', 'Ref<HTMLElement>'],
  ['isDisabled', 'boolean'],
  ['tabs', 'readonly TabItem[]'],
  ['now', 'Instant'],
  ['size', 'number'],
  ['open', 'boolean'],
  ['onChange', '(page: number) => void'],
  ['words', 'MenuWords'],
  ['timeZone', 'string'],
])('a planted %s: %s is found', (name, type) => {
  const found = wrongProps({ name: 'Menu', props: [{ name, type, optional: false }] });
  expect(found).toHaveLength(1);
  expect(found[0]).toMatch(new RegExp(`^Menu ${name}: `));
});
