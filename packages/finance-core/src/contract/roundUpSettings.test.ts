import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { cents } from '../money/cents.ts';
import { endpoints, type BodyOf } from './endpoints.ts';
import { readAnswer } from './answer.ts';
import { readBody, writeBody } from './requestBody.ts';
import { roundUpSettings } from './roundUpSettings.ts';

const WIRE = {
  isEnabled: true,
  multiplier: '2.00',
  autoApplyThreshold: '25.00',
  cryptoEnabled: false,
  cryptoPercentage: '25',
  preferredCrypto: 'BTC',
};
const VALUE: BodyOf<typeof endpoints.putRoundUpSettings> = {
  isEnabled: true,
  multiplier: 2,
  autoApplyThreshold: cents(2500),
  cryptoEnabled: false,
  cryptoPercentage: 25,
  preferredCrypto: 'BTC',
};

// @requirement 3.settings.strings
test('are read as values and written in the spellings of the specification', () => {
  expect(readAnswer(endpoints.getRoundUpSettings, WIRE)).toEqual(VALUE);
  expect(writeBody(endpoints.putRoundUpSettings, VALUE)).toEqual(WIRE);
});

test('an answer may spell its numbers otherwise', () => {
  const loose = { ...WIRE, multiplier: 2, autoApplyThreshold: '25', cryptoPercentage: 25 };
  expect(readAnswer(endpoints.getRoundUpSettings, loose)).toEqual(VALUE);
});

describe('a request keeps to the options', () => {
  // @requirement 3.settings.strings
  test.each([
    ...['1.00', '2.00', '3.00', '5.00'].map((multiplier) => ({ multiplier })),
    ...['10.00', '25.00', '50.00', '100.00'].map((autoApplyThreshold) => ({ autoApplyThreshold })),
    ...['0', '5', '10', '25', '50', '75', '95', '100'].map((p) => ({ cryptoPercentage: p })),
    ...['BTC', 'ETH', 'ADA', 'SOL', 'XRP', 'LTC'].map((preferredCrypto) => ({ preferredCrypto })),
  ])('%j is one', (change) => {
    expect(readBody(endpoints.putRoundUpSettings, { ...WIRE, ...change }).ok).toBe(true);
  });

  test.each([
    ...['4.00', '1', '1.0', '0.00', '-1.00', '', 2, null].map((multiplier) => ({ multiplier })),
    ...['0.00', '25', '26.00', 25, null].map((autoApplyThreshold) => ({ autoApplyThreshold })),
    ...['101', '-5', '7', '105', '05', '5.0', ' 5', 25, null, ''].map((p) => ({
      cryptoPercentage: p,
    })),
    ...['DOGE', 'btc', '', null, 5].map((preferredCrypto) => ({ preferredCrypto })),
    { isEnabled: 'true' },
    { cryptoEnabled: 1 },
  ])('%j is none', (change) => {
    const reading = readBody(endpoints.putRoundUpSettings, { ...WIRE, ...change });
    expect(reading).toMatchObject({ ok: false, status: 422 });
  });
});

test.each([
  { multiplier: 4 },
  { autoApplyThreshold: 30 },
  { cryptoPercentage: 7 },
  { cryptoPercentage: 105 },
  { cryptoPercentage: '-5' },
  { preferredCrypto: 'DOGE' },
])('an answer with %j is refused', (change) => {
  expect(v.is(roundUpSettings, { ...WIRE, ...change })).toBe(false);
});

test.each([{ multiplier: 4 }, { autoApplyThreshold: 2600 }, { cryptoPercentage: 7 }])(
  '%j cannot be written',
  (change) => {
    const value = { ...VALUE, ...change } as typeof VALUE;
    expect(() => writeBody(endpoints.putRoundUpSettings, value)).toThrow(Object.keys(change)[0]);
  },
);
