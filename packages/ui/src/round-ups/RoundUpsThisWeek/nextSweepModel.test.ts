import { aprFromPercent, cents } from '@dime-time/finance-core';
import type { Debt, Payment, RoundUpSettings } from '@dime-time/finance-core/contract';
import { describe, expect, test } from 'vitest';
import type { RoundUpPurse } from '../purse.ts';
import { ENGLISH, formatsOf, wordsOf } from '../../words/index.ts';
import { purseWords } from '../words/purse.ts';
import { roundUpsThisWeekWords } from '../words/roundUpsThisWeek.ts';
import { lastFromRoundUps, nextSweepModel } from './nextSweepModel.ts';

const formats = formatsOf('en-US');

const account = {
  accountId: 'a',
  name: 'Everyday Checking',
  mask: '0000',
  available: cents(110_000),
};
const purse: RoundUpPurse = {
  waiting: cents(294),
  applied: cents(8_156),
  invested: cents(2_709),
  returned: cents(0),
  nextSweep: '2026-11-30T05:00:00Z',
  account,
  paidLately: cents(0),
};
const empty = { ...purse, waiting: cents(0), nextSweep: undefined };
const settings: RoundUpSettings = {
  isEnabled: true,
  multiplier: 1,
  autoApplyThreshold: cents(2_500),
  cryptoEnabled: false,
  cryptoPercentage: 25,
  preferredCrypto: 'BTC',
  sweep: 'both',
  floor: cents(0),
  pausedUntil: null,
};
const debt = (id: string, percent: number, balance: number): Debt => ({
  id,
  name: id,
  accountNumber: '',
  currentBalance: cents(balance),
  originalBalance: cents(1_000_000),
  minimumPayment: cents(2_500),
  interestRate: aprFromPercent(percent),
  dueDate: 1,
});
const debts = [debt('car', 6, 900_000), debt('card', 25, 500_000)];
const now = { asOf: '2026-11-24T15:00:00Z', timeZone: 'America/New_York' };
const modelOf = (over: Partial<Parameters<typeof nextSweepModel>[0]> = {}) =>
  nextSweepModel(
    { purse, debts, settings, ...now, ...over },
    wordsOf(purseWords, ENGLISH),
    formats,
  );

describe('nextSweepModel', () => {
  test('names no part of a sweep while the settings, which divide it, are not known', () => {
    expect(modelOf({ settings: undefined })).toEqual({ kind: 'scheduled', day: 'Monday, Nov 30' });
  });

  test('announces the day, the amount, the debt of the highest rate and the account', () => {
    expect(modelOf()).toEqual({
      kind: 'announced',
      day: 'Monday, Nov 30',
      parts: [{ amount: 294, to: 'card', kind: 'debt' }],
      from: 'Everyday Checking ••0000',
    });
  });

  test('leaves out the share for coins, and continues with the next debt', () => {
    const small = [debt('card', 25, 100), debt('car', 6, 900_000)];
    const parts = { ...settings, cryptoEnabled: true };
    expect(modelOf({ debts: small, settings: parts })).toMatchObject({
      parts: [
        { amount: 100, to: 'card' },
        { amount: 121, to: 'car' },
        { amount: 73, to: 'BTC', kind: 'coin' },
      ],
    });
  });

  test('moves no more than the account keeps above its floor', () => {
    const tight = { ...purse, account: { ...account, available: cents(20_100) } };
    const kept = { ...settings, floor: cents(20_000) };
    expect(modelOf({ purse: tight, settings: kept })).toMatchObject({ parts: [{ amount: 100 }] });
    const dry = { ...tight, account: { ...account, available: cents(20_000) } };
    expect(modelOf({ purse: { ...dry, nextSweep: undefined }, settings: kept })).toEqual({
      kind: 'insufficient-funds',
      floor: 20_000,
      account: 'Everyday Checking ••0000',
    });
    // Below the threshold, neither is applied.
    const threshold = { ...kept, sweep: 'threshold' as const };
    expect(modelOf({ purse: { ...dry, nextSweep: undefined }, settings: threshold })).toEqual({
      kind: 'collecting',
      threshold: 2_500,
      insufficientFunds: { floor: 20_000, account: 'Everyday Checking ••0000' },
    });
  });

  test('without an account, nothing is announced, whether something is waiting or not', () => {
    const unlinked = { ...purse, account: undefined, nextSweep: undefined };
    expect(modelOf({ purse: unlinked })).toEqual({ kind: 'no-account' });
    expect(modelOf({ purse: { ...unlinked, waiting: cents(0) } })).toEqual({ kind: 'no-account' });
    const off = { ...settings, isEnabled: false };
    expect(modelOf({ purse: { ...empty, account: undefined }, settings: off }).kind).toBe('off');
  });

  test('names the household’s next Monday if nothing is waiting', () => {
    expect(modelOf({ purse: empty })).toMatchObject({ day: 'Monday, Nov 30' });
    // Sunday evening in New York is Monday in UTC.
    const sunday = { asOf: '2026-11-30T02:00:00Z' };
    expect(modelOf({ purse: empty, ...sunday })).toMatchObject({ day: 'Monday, Nov 30' });
    expect(modelOf({ purse: empty, ...sunday, timeZone: 'UTC' })).toMatchObject({
      day: 'Monday, Dec 7',
    });
  });

  test('names no day if the settings have none or are unknown', () => {
    const threshold = { ...settings, sweep: 'threshold' as const };
    expect(modelOf({ purse: empty, settings: threshold })).toEqual({
      kind: 'nothing-waiting',
      day: undefined,
      threshold: 2_500,
    });
    expect(modelOf({ purse: empty, settings: undefined })).toMatchObject({ day: undefined });
    expect(modelOf({ purse: empty, settings: { ...settings, isEnabled: false } }).kind).toBe('off');
    const later = { ...purse, nextSweep: undefined };
    expect(modelOf({ purse: later, settings: threshold })).toEqual({
      kind: 'collecting',
      threshold: 2_500,
      insufficientFunds: undefined,
    });
    expect(modelOf({ purse: later }).kind).toBe('unknown');
  });

  test('says until when it is paused, and ignores a pause that is over', () => {
    const paused = { ...settings, pausedUntil: '2026-12-01T05:00:00Z' };
    expect(modelOf({ settings: paused })).toEqual({ kind: 'paused', until: 'Tuesday, Dec 1' });
    const over = { ...settings, pausedUntil: '2026-11-20T05:00:00Z' };
    expect(modelOf({ settings: over }).kind).toBe('announced');
  });
});

const words = wordsOf(roundUpsThisWeekWords, ENGLISH);

test('the last payment from round-ups is the newest of that source', () => {
  const paid = (
    id: string,
    date: string,
    amount: number,
    source: Payment['source'],
    debtId = 'card',
  ) => ({
    id,
    debtId,
    amount: cents(amount),
    date,
    source,
  });
  const payments = [
    paid('a', '2026-11-09T05:00:00Z', 507, 'roundup'),
    paid('b', '2026-11-16T05:00:00Z', 300, 'roundup'),
    paid('c', '2026-11-16T05:00:00Z', 57, 'roundup'),
    paid('d', '2026-11-16T05:00:00Z', 99, 'roundup', 'car'),
    paid('e', '2026-11-20T05:00:00Z', 5_000, 'manual'),
  ];
  expect(lastFromRoundUps(payments, debts, now.timeZone, words, formats)).toEqual({
    amount: 357,
    debtName: 'card',
    day: 'Nov 16',
  });
  expect(lastFromRoundUps(payments.slice(4), debts, now.timeZone, words, formats)).toBeUndefined();
  expect(lastFromRoundUps(payments.slice(0, 1), [], now.timeZone, words, formats)?.debtName).toBe(
    'a former debt',
  );
});
