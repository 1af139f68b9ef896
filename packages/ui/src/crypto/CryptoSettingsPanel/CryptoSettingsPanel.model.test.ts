import { expect, test } from 'vitest';
import { ENGLISH, wordsOf } from '../../words/index.ts';
import { cryptoSettingsPanelWords } from '../words/cryptoSettingsPanel.ts';
import { coinChoices, shareExample } from './CryptoSettingsPanel.model.ts';

const words = wordsOf(cryptoSettingsPanelWords, ENGLISH);

// @requirement 9.coins.crypto-page
test('four coins are offered', () => {
  const values = coinChoices('SOL', words).map((choice) => choice.value);
  expect(values).toEqual(['BTC', 'ETH', 'ADA', 'SOL']);
});

test('a coin chosen on the settings page is offered as well', () => {
  expect(coinChoices('XRP', words).at(-1)).toEqual({
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
