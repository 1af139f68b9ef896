import { calendarDay } from '@dime-time/finance-core';
import { describe, expect, test } from 'vitest';
import { stakeFailed, stakePreview, termChoices } from './StakeForm.model.ts';

const today = calendarDay('2026-11-19');

test('three terms with their yields', () => {
  expect(termChoices()).toEqual([
    { value: '30', label: '30 days', detail: '12% APY' },
    { value: '90', label: '90 days', detail: '15% APY' },
    { value: '365', label: '365 days', detail: '20% APY' },
  ]);
});

describe('stakePreview', () => {
  test('a hundred tokens for a year are a hundred and twenty', () => {
    expect(stakePreview(' 100 ', '365', today)).toMatchObject({
      maturesOn: '2027-11-19',
      total: 12_000_000_000n,
      reward: 2_000_000_000n,
    });
  });

  test('ninety days end ninety days later', () => {
    expect(stakePreview('1', '90', today)?.maturesOn).toBe('2027-02-17');
  });

  test.each(['', ' ', '0', '-5', '1e3', '1.123456789', 'NaN', '٥', '999999999999999999'])(
    'nothing is foretold for %o',
    (text) => {
      expect(stakePreview(text, '30', today)).toBeUndefined();
    },
  );
});

test('a refusal is told in the words of the server, where it has some', () => {
  expect(stakeFailed('422: too much').message).toBe('422: too much');
  expect(stakeFailed('').message).toBe('Something went wrong');
});
