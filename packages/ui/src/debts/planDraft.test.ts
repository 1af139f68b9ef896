import { calendarDay, cents } from '@dime-time/finance-core';
import { describe, expect, test } from 'vitest';
import { draftOf, isSamePlan, unpaidOneOffs } from './planDraft.ts';

const TODAY = calendarDay('2026-11-19');
const SAVED = {
  id: 'p_1',
  since: '2026-10-01T12:00:00Z',
  strategy: 'snowball' as const,
  order: ['a'],
  extraMonthly: cents(5000),
  oneOffs: [
    { on: calendarDay('2026-11-18'), amount: cents(100) },
    { on: calendarDay('2026-11-19'), amount: cents(200), note: 'Refund' },
  ],
  includeRoundUps: false,
  targetDate: calendarDay('2028-01-01'),
};

describe('the plan that is edited', () => {
  test('without a saved one is the default', () => {
    expect(draftOf(undefined, TODAY)).toMatchObject({
      strategy: 'avalanche',
      includeRoundUps: true,
    });
  });

  test('leaves out what is in the past', () => {
    expect(draftOf(SAVED, TODAY).oneOffs.map(({ amount }) => amount)).toEqual([200]);
    expect(draftOf(SAVED, calendarDay('2028-01-01')).targetDate).toBeUndefined();
  });

  test('names what is in the past, unless it was made on its day', () => {
    const { oneOffs } = SAVED;
    expect(unpaidOneOffs(SAVED, TODAY)).toEqual([oneOffs[0]]);
    const paid = { ...SAVED, paidOneOffDays: [calendarDay('2026-11-18')] };
    expect(unpaidOneOffs(paid, TODAY)).toEqual([]);
    expect(unpaidOneOffs(paid, calendarDay('2026-11-20'))).toEqual([oneOffs[1]]);
  });

  test('is the saved plan until something differs', () => {
    const draft = draftOf(SAVED, TODAY);
    expect(isSamePlan(draft, draftOf(SAVED, TODAY))).toBe(true);
    expect(isSamePlan(draft, { ...draft, extraMonthly: cents(5001) })).toBe(false);
    expect(isSamePlan(draft, { ...draft, order: ['b'] })).toBe(false);
    const { targetDate: _, ...undated } = draft;
    expect(isSamePlan(draft, undated)).toBe(false);
  });
});
