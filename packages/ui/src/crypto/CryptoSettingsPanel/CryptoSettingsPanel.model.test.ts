import { expect, test } from 'vitest';
import { coinChoices, shareExample } from './CryptoSettingsPanel.model.ts';

// @requirement 9.coins.crypto-page
test('four coins are offered', () => {
  expect(coinChoices('SOL').map((choice) => choice.value)).toEqual(['BTC', 'ETH', 'ADA', 'SOL']);
});

test('a coin chosen on the settings page is offered as well', () => {
  expect(coinChoices('XRP').at(-1)).toEqual({
    value: 'XRP',
    label: 'XRP',
    detail: 'From your settings',
  });
});

test.each([
  [0, 0, 1_000],
  [25, 250, 750],
  [35, 350, 650],
  [100, 1_000, 0],
])('at %i %% of ten dollars %i cents buy coins', (percentage, crypto, debt) => {
  expect(shareExample(percentage)).toEqual({ whole: 1_000, crypto, debt });
});
