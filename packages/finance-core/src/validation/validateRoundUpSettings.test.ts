import { expect, test } from 'vitest';
import { validateRoundUpSettings } from './validateRoundUpSettings.ts';

const FORM = {
  isEnabled: true,
  multiplier: '3.00',
  autoApplyThreshold: '50.00',
  cryptoEnabled: true,
  cryptoPercentage: '25',
  preferredCrypto: 'SOL',
};

test('the options of the specification are settings', () => {
  expect(validateRoundUpSettings(FORM)).toEqual({
    ok: true,
    value: {
      isEnabled: true,
      multiplier: 3,
      autoApplyThreshold: 5000,
      cryptoEnabled: true,
      cryptoPercentage: 25,
      preferredCrypto: 'SOL',
    },
  });
});

test.each([
  ['multiplier', '4.00'],
  ['multiplier', ''],
  ['autoApplyThreshold', '30.00'],
  ['cryptoPercentage', '101'],
  ['cryptoPercentage', '-5'],
  ['cryptoPercentage', '7'],
  ['preferredCrypto', 'DOGE'],
  ['isEnabled', 'yes'],
])('%s of %j is none', (field, value) => {
  expect(validateRoundUpSettings({ ...FORM, [field]: value })).toEqual({
    ok: false,
    notice: 'settingsFailed',
    field,
  });
});

test('what is no form at all has no field at fault', () => {
  expect(validateRoundUpSettings(null as never)).toEqual({
    ok: false,
    notice: 'settingsFailed',
  });
});
