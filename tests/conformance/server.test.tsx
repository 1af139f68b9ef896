import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { examples } from './examples.tsx';
import { named } from './kinds.ts';

const complaints = vi.spyOn(console, 'error');

afterEach(() => complaints.mockClear());

test('there are components to try', () => {
  expect(examples.length).toBeGreaterThan(120);
  expect(typeof document).toBe('undefined');
});

test('every exception is made for a component that is there', () => {
  const names = new Set(examples.map(({ name }) => name));
  expect(named.filter((name) => !names.has(name))).toEqual([]);
});

test.each(examples.filter(({ kind }) => kind !== 'other'))(
  '$name takes a ref from React 18, too',
  ({ forwardsRef }) => expect(forwardsRef).toBe(true),
);

test.each(examples)('$name renders on a server', ({ page }) => {
  expect(renderToString(page())).toContain('radix-themes');
  expect(complaints).not.toHaveBeenCalled();
});
