import { expect, test } from 'vitest';
import { notAdded } from './notAdded.ts';

test('a refusal is told with its reason', () => {
  expect(notAdded('Debt Not Added', 'Add Debt', { ok: false, message: 'Too much.' })).toEqual({
    title: 'Debt Not Added',
    description: 'Too much.',
    variant: 'destructive',
  });
});

test('where no answer came nothing is claimed, and asking again is safe', () => {
  const { title, description } = notAdded('Debt Not Added', 'Add Debt', {
    ok: false,
    unknown: true,
  });
  expect(title).toBe('We’re not sure this went through');
  expect(description).toContain('press Add Debt again: nothing will be added twice.');
});
