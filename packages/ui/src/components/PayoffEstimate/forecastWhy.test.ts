import { calendarDay, cents, formatUsd } from '@dime-time/finance-core';
import { expect, test } from 'vitest';
import { forecastWhy } from './forecastWhy.ts';

const asOf = calendarDay('2026-11-19');

test('names every input and the rule', () => {
  const lines = forecastWhy(
    { minimums: cents(52_000), monthlyRoundUps: cents(1_596), asOf },
    formatUsd,
  );
  for (const part of ['Nov 19, 2026', '$520.00', '$15.96', 'last 30 days', 'highest-rate']) {
    expect(lines.join(' ')).toContain(part);
  }
});

test('says that round-ups bring nothing, and does without minimums that are not known', () => {
  const lines = forecastWhy({ minimums: undefined, monthlyRoundUps: cents(0), asOf }, formatUsd);
  expect(lines[0]).toMatch(/then subtract your minimum payments\.$/);
  expect(lines[2]).toMatch(/^Round-ups aren’t counted/);
});
