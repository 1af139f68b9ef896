import { expect, test } from 'vitest';
import { ENGLISH, formatsOf, wordsOf } from '../../words/index.ts';
import { roundUpSettingsFormWords } from '../words/roundUpSettingsForm.ts';
import {
  coinItems,
  multiplierChoices,
  multiplierOf,
  percentageItems,
  switchWords,
  thresholdChoices,
  thresholdOf,
} from './RoundUpSettingsForm.model.ts';

const formats = formatsOf('en-US');

const words = wordsOf(roundUpSettingsFormWords, ENGLISH);

test('four multipliers, with thirty-three cents as the example', () => {
  expect(multiplierChoices(formats).map(({ label, detail }) => [label, detail])).toEqual([
    ['1x', '$0.33'],
    ['2x', '$0.66'],
    ['3x', '$0.99'],
    ['5x', '$1.65'],
  ]);
});

test('every choice is a multiplier, and nothing else is', () => {
  expect(multiplierChoices(formats).map(({ value }) => multiplierOf(value))).toEqual([1, 2, 3, 5]);
  expect(multiplierOf('4')).toBeUndefined();
});

test('four thresholds, each of which can be parsed', () => {
  expect(thresholdChoices(formats).map(({ label }) => label)).toEqual([
    '$10',
    '$25',
    '$50',
    '$100',
  ]);
  expect(thresholdChoices(formats).map(({ value }) => thresholdOf(value))).toEqual([
    1_000, 2_500, 5_000, 10_000,
  ]);
  expect(thresholdOf('30.00')).toBeUndefined();
});

// @requirement 9.shares.settings
test('four shares, and one of the crypto page in ascending order', () => {
  expect(percentageItems(25, words, formats).map(({ label }) => label)).toEqual([
    '10%',
    '25%',
    '50%',
    '75%',
  ]);
  expect(percentageItems(35, words, formats)).toEqual([
    { value: '10', label: '10%' },
    { value: '25', label: '25%' },
    { value: '35', label: '35%', detail: 'From the crypto page' },
    { value: '50', label: '50%' },
    { value: '75', label: '75%' },
  ]);
  expect(percentageItems(0, words, formats)[0]?.label).toBe('0%');
});

// @requirement 9.coins.settings
test('five coins, and one of the crypto page after them', () => {
  const values = coinItems('BTC', words).map(({ value }) => value);
  expect(values).toEqual(['BTC', 'ETH', 'XRP', 'LTC', 'ADA']);
  expect(coinItems('SOL', words).at(-1)).toEqual({
    value: 'SOL',
    label: 'SOL',
    detail: 'From the crypto page',
  });
});

test('while round-ups are off, the waiting ones are mentioned if the server says when it applies them', () => {
  const named = /Round-ups already waiting still go to your debts/;
  expect(switchWords({ isEnabled: false, sweep: 'weekly' }, words)).toMatch(named);
  expect(switchWords({ isEnabled: false }, words)).not.toMatch(named);
  expect(switchWords({ isEnabled: true, sweep: 'weekly' }, words)).not.toMatch(named);
});
