import { cents } from '@dime-time/finance-core';
import { describe, expect, test } from 'vitest';
import { ENGLISH, formatsOf, wordsOf } from '../../words/index.ts';
import { dashboardWords } from '../words/dashboard.ts';
import { dashboardTrend, greetingName } from './Dashboard.model.ts';

const words = wordsOf(dashboardWords, ENGLISH);
const formats = formatsOf('en-US');

// @requirement 2.dashboard.greeting
test.each([
  [{ firstName: 'Ada' }, 'Ada'],
  [{ firstName: '  ' }, 'User'],
  [{}, 'User'],
  [undefined, 'User'],
])('%o is greeted as %s', (user, name) => {
  expect(greetingName(user, words)).toBe(name);
});

describe('dashboardTrend', () => {
  // @requirement 2.dashboard.chart
  test('has twelve months, with the real debt in the reader’s current month', () => {
    const debt = cents(1_234_567);
    const trend = dashboardTrend(debt, '2026-11-01T03:00:00Z', 'UTC', formats);
    expect(trend.points.map((point) => point.label).join()).toBe(
      'Jan,Feb,Mar,Apr,May,Jun,Jul,Aug,Sep,Oct,Nov,Dec',
    );
    expect(trend).toMatchObject({ currentIndex: 10, currentMonth: 'November' });
    expect(trend.points[10]).toMatchObject({ value: debt, kind: 'real' });
    expect(trend.points[11]?.kind).toBe('projected');
    const west = dashboardTrend(debt, '2026-11-01T03:00:00Z', 'America/Los_Angeles', formats);
    expect(west.currentMonth).toBe('October');
    expect(west.points[9]?.value).toBe(debt);
  });
});
