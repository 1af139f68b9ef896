import { describe, expect, test } from 'vitest';
import { forecast } from '../forecast/index.ts';
import { aprFromPercent, cents } from '../money/index.ts';
import { calendarDay } from '../time/index.ts';
import { doubledRoundUps } from './doubledRoundUps.ts';

const household = {
  debts: [
    {
      id: 'd',
      currentBalance: cents(120_000),
      minimumPayment: cents(10_000),
      interestRate: aprFromPercent(0),
    },
  ],
  monthlyRoundUps: cents(5_000),
  asOf: calendarDay('2026-11-19'),
};

describe('doubledRoundUps', () => {
  test('compares the forecast with twice the round-ups with the forecast as it is', () => {
    // 1,200 dollars at 150 a month are 8 months, at 200 a month 6.
    expect(doubledRoundUps(household, 1)).toEqual({ monthsSaved: 2, interestSaved: 0 });
    const [debt] = household.debts;
    const charged = {
      ...household,
      debts: [{ ...(debt as NonNullable<typeof debt>), interestRate: aprFromPercent(24) }],
    };
    const twice = forecast({ ...charged, monthlyRoundUps: cents(10_000) });
    expect(doubledRoundUps(charged, 1)?.interestSaved).toBe(
      forecast(charged).interest - twice.interest,
    );
  });

  test('is not known where the multiplier cannot double', () => {
    for (const multiplier of [2, 3, 5] as const) {
      expect(doubledRoundUps(household, multiplier)).toBeUndefined();
    }
  });

  test('is not known without round-ups, without an end, and where nothing is gained', () => {
    expect(doubledRoundUps({ ...household, monthlyRoundUps: cents(0) }, 1)).toBeUndefined();
    expect(doubledRoundUps({ ...household, debts: [] }, 1)).toBeUndefined();
    const endless = household.debts.map((debt) => ({
      ...debt,
      minimumPayment: cents(0),
      interestRate: aprFromPercent(100),
    }));
    expect(doubledRoundUps({ ...household, debts: endless }, 1)).toBeUndefined();
  });
});
