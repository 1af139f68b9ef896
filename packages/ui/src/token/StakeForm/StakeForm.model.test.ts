import { calendarDay } from '@dime-time/finance-core';
import { quantity } from '@dime-time/finance-core/money';
import { describe, expect, test } from 'vitest';
import { ENGLISH, wordsOf } from '../../words/index.ts';
import { stakeFormWords } from '../words/stakeForm.ts';
import { stakeFailed, stakePreview, termChoices } from './StakeForm.model.ts';

const words = wordsOf(stakeFormWords, ENGLISH);
const today = calendarDay('2026-11-19');

// @requirement 2.token.stake 9.token.terms
test('three terms with their yields', () => {
  expect(termChoices(words)).toEqual([
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
    'there is no forecast for %o',
    (text) => {
      expect(stakePreview(text, '30', today)).toBeUndefined();
    },
  );
});

describe('stakeFailed', () => {
  const have = quantity(54_65400000n);

  test('names the available amount if more was requested', () => {
    const { message } = stakeFailed(
      '422: The amount is too high.',
      quantity(60_00000000n),
      have,
      words,
    );
    expect(message).toBe('You have 54.654 DTT. Enter that or less.');
  });

  test('otherwise has the server’s message, without the status', () => {
    expect(stakeFailed('503: Try later.', quantity(1n), have, words).message).toBe('Try later.');
    expect(stakeFailed('422: Too much.', quantity(1n), undefined, words).message).toBe('Too much.');
  });

  test.each(['', '500: {"message":"boom"}'])('says what to do if the reason is %j', (reason) => {
    const { message } = stakeFailed(reason, have, have, words);
    expect(message).toBe('Your tokens weren’t staked. Please try again.');
  });
});
