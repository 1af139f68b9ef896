import { describe, expect, test } from 'vitest';
import { ENGLISH, wordsOf } from '../../words/index.ts';
import { businessProjectionsWords } from '../words/businessProjections.ts';
import { growthBars, landingProjections } from './BusinessProjections.content.ts';

const { growth } = landingProjections(wordsOf(businessProjectionsWords, ENGLISH));

describe('growthBars', () => {
  test('measures each year by the largest', () => {
    const bars = growthBars(growth.years);
    expect(bars.map((bar) => Math.round(bar))).toEqual([4, 35, 100]);
  });

  test('keeps a small year visible and zero users at zero', () => {
    const year = { year: '', usersLabel: '', revenue: '' };
    expect(
      growthBars([
        { ...year, users: 1 },
        { ...year, users: 1000 },
      ]),
    ).toEqual([2, 100]);
    expect(growthBars([{ ...year, users: 0 }])).toEqual([0]);
    expect(growthBars([])).toEqual([]);
  });
});

test('the average pace of the plan is its last year spread over 36 months', () => {
  const last = growth.years.at(-1);
  const pace = Math.round((last?.users ?? 0) / 36).toLocaleString('en-US');
  expect(pace).toBe(growth.pace.figure);
});
