import { expect, test } from 'vitest';
import { createFailedToast } from './createFailedToast.ts';

test('a refusal is shown with its reason', () => {
  expect(
    createFailedToast('Debt Not Added', 'Add Debt', { ok: false, message: 'Too much.' }),
  ).toEqual({
    title: 'Debt Not Added',
    description: 'Too much.',
    variant: 'destructive',
  });
});

test('without a response, it claims nothing and says that a retry is safe', () => {
  const { title, description } = createFailedToast('Debt Not Added', 'Add Debt', {
    ok: false,
    unknown: true,
  });
  expect(title).toBe('We’re not sure this went through');
  expect(description).toContain('press Add Debt again: nothing will be added twice.');
});
