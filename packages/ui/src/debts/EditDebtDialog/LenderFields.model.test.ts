import { aprFromPercent, basisPoints, calendarDay, cents } from '@dime-time/finance-core';
import { describe, expect, test } from 'vitest';
import { ENGLISH, formatsOf, wordsOf } from '../../words/index.ts';
import { debtTermsFieldsWords } from '../words/debtTermsFields.ts';
import { lenderFieldsWords } from '../words/lenderFields.ts';
import { checkLenderForm, lenderFormOf, type LenderForm } from './LenderFields.model.ts';

const TODAY = calendarDay('2026-11-19');
const terms = wordsOf(debtTermsFieldsWords, ENGLISH);
const words = { ...wordsOf(lenderFieldsWords, ENGLISH), rateError: terms.rateError };
const plain = { minimumPayment: cents(15_500) };
const card = {
  ...plain,
  minimumRule: {
    kind: 'percent-or-floor' as const,
    share: basisPoints(250),
    floor: cents(2_000),
    of: 'with-interest' as const,
  },
  promotion: { interestRate: aprFromPercent(0), endsOn: calendarDay('2026-06-30') },
};
const check = (debt: Parameters<typeof lenderFormOf>[0], change: Partial<LenderForm> = {}) =>
  checkLenderForm(
    { ...lenderFormOf(debt), ...change },
    debt,
    TODAY,
    words,
    terms,
    formatsOf('en-US'),
  );

describe('the rules of a lender', () => {
  test.each([plain, card])('unchanged, nothing is sent', (debt) => {
    expect(check(debt)).toEqual({ ok: true, value: {} });
  });

  test('a share of the balance is sent in hundredths of a percent', () => {
    const change = { rule: 'percent-plus-interest', share: ' 1.25% ', floor: '$25' } as const;
    expect(check(plain, change)).toEqual({
      ok: true,
      value: { minimumRule: { kind: 'percent-plus-interest', share: 125, floor: 2_500 } },
    });
  });

  test('what the share is taken of stays while the rule does', () => {
    expect(check(card, { share: '3' })).toEqual({
      ok: true,
      value: { minimumRule: { ...card.minimumRule, share: 300 } },
    });
  });

  test('the same amount each month and no promotion remove what there was', () => {
    expect(check(card, { rule: 'fixed', hasPromotion: false })).toEqual({
      ok: true,
      value: { minimumRule: null, promotion: null },
    });
  });

  test('a fixed amount of its own gives way to the minimum payment', () => {
    const loan = { ...plain, minimumRule: { kind: 'fixed' as const, amount: cents(9_900) } };
    expect(check(loan)).toEqual({ ok: true, value: { minimumRule: null } });
    expect(check({ ...loan, minimumPayment: cents(9_900) })).toEqual({ ok: true, value: {} });
  });

  test('a promotion is sent with its last day', () => {
    const change = { hasPromotion: true, promotionRate: '0', promotionEnd: '2027-06-30' };
    expect(check(plain, change)).toEqual({
      ok: true,
      value: { promotion: { interestRate: 0, endsOn: '2027-06-30' } },
    });
  });

  test.each([
    ['share', { rule: 'percent-or-floor', floor: '20' }, ['', '0', '100.01', '2.555', 'two']],
    ['floor', { rule: 'percent-or-floor', share: '2' }, ['', '-1', '100,000,000.01']],
    ['promotionRate', { hasPromotion: true, promotionEnd: '2027-06-30' }, ['', '-1', '10001']],
    ['promotionEnd', { hasPromotion: true, promotionRate: '0' }, ['', '2026-11-18', '2027-02-30']],
  ] as const)('%s refuses what is none', (field, change, texts) => {
    for (const text of texts) {
      const checked = check(plain, { ...change, [field]: text });
      expect(checked.ok ? [] : Object.keys(checked.errors), text).toEqual([field]);
    }
  });
});
