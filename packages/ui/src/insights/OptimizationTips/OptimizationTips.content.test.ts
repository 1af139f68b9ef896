import { cents, type RaisedRoundUps } from '@dime-time/finance-core';
import { formatUsd } from '@dime-time/finance-core/money';
import { expect, test } from 'vitest';
import { ENGLISH, formatsOf, wordsOf } from '../../words/index.ts';
import { optimizationTipsWords } from '../words/optimizationTips.ts';
import { raisedText } from './OptimizationTips.content.ts';

const words = wordsOf(optimizationTipsWords, ENGLISH);
const textOf = (raised: RaisedRoundUps | undefined) =>
  raisedText(raised, formatUsd, words, formatsOf('en-US'));

test.each([
  [13, 41_230, 'debt-free 1 year 1 month faster and save about $412 in interest.'],
  [2, 99, 'debt-free 2 months faster. This assumes'],
  [0, 1_830, 'could save you about $18 in interest.'],
])('%i months and %i cents read %s', (monthsSaved, interest, text) => {
  const savings = { monthsSaved, interestSaved: cents(interest) };
  const doubled = textOf({ outcome: 'gains', from: 1, to: 2, savings });
  expect(doubled).toMatch(/^Doubling your round-ups could /);
  expect(doubled).toContain(text);
});

test('a multiplier that is not the double is named', () => {
  const savings = { monthsSaved: 2, interestSaved: cents(0) };
  expect(textOf({ outcome: 'gains', from: 2, to: 3, savings })).toBe(
    'Round-ups at 3x instead of 2x could get you debt-free 2 months faster. This assumes purchases like those of the last 30 days.',
  );
});

test.each<[RaisedRoundUps | undefined, RegExp]>([
  [{ outcome: 'ends', from: 1, to: 2 }, /^Doubling your round-ups could pay off your debts\./],
  [{ outcome: 'endless', from: 3, to: 5 }, /^Round-ups at 5x instead of 3x wouldn’t be enough/],
  [{ outcome: 'same', from: 1, to: 2 }, /neither your debt-free date nor your interest\. This/],
  [{ outcome: 'highest', from: 5 }, /^Your round-ups are at 5x, the highest multiplier\.$/],
  [{ outcome: 'no-round-ups' }, /^Right now, no round-ups go to your debts, .*\.$/],
  [{ outcome: 'not-counted' }, /^Your plan doesn’t count your round-ups, .*\.$/],
  [{ outcome: 'nothing-owed' }, /^You owe nothing/],
  [undefined, /^A higher multiplier puts more of each purchase toward your debts\.$/],
])('%o reads %s', (raised, text) => {
  expect(textOf(raised)).toMatch(text);
});
