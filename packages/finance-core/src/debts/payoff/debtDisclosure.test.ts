import { describe, expect, test } from 'vitest';
import { months } from '../index.ts';
import { aprFromPercent, cents } from '../../money/index.ts';
import { calendarDay } from '../../time/index.ts';
import { basisPoints } from './basisPoints.ts';
import { cardDisclosure } from './cardDisclosure.ts';
import { debtDisclosure } from './debtDisclosure.ts';
import type { MinimumRule } from './minimumRule.ts';

const ASOF = calendarDay('2026-11-19');
const rule: MinimumRule = {
  kind: 'percent-or-floor',
  share: basisPoints(200),
  floor: cents(2_000),
};
const card = {
  id: 'card',
  currentBalance: cents(300_000),
  interestRate: aprFromPercent(13),
  minimumPayment: cents(6_000),
};
const balance = { balance: card.currentBalance, interestRate: card.interestRate };

describe('debtDisclosure', () => {
  test('follows the rule of the debt, and else the same minimum each month', () => {
    const ruled = debtDisclosure({ ...card, minimumRule: rule }, ASOF);
    expect(ruled).toEqual(cardDisclosure([balance], rule));
    expect(ruled.minimumOnly.years).toBe(16);
    const fixed: MinimumRule = { kind: 'fixed', amount: card.minimumPayment };
    expect(debtDisclosure(card, ASOF)).toEqual(cardDisclosure([balance], fixed));
  });

  test.each([
    ['2027-05-19', 7], // six whole months, and the seventh at the other rate
    ['2027-05-18', 6], // it ends within the sixth
    ['2026-11-19', 1],
  ])('charges a promotion until %s up to month %i', (endsOn, count) => {
    const interestRate = aprFromPercent(0);
    const promotion = { interestRate, endsOn: calendarDay(endsOn) };
    expect(debtDisclosure({ ...card, minimumRule: rule, promotion }, ASOF)).toEqual(
      cardDisclosure([{ ...balance, promotion: { interestRate, months: months(count) } }], rule),
    );
  });

  test('leaves out a promotion that is over', () => {
    const promotion = { interestRate: aprFromPercent(0), endsOn: calendarDay('2026-11-18') };
    const ended = debtDisclosure({ ...card, minimumRule: rule, promotion }, ASOF);
    expect(ended).toEqual(cardDisclosure([balance], rule));
  });
});
