import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cents, type Cents } from '../../money/index.ts';
import { changePurse, EMPTY_PURSE, waitingIn, type Purse, type PurseEvent } from './purse.ts';

const after = (events: readonly PurseEvent[]): Purse =>
  events.reduce<Purse>((purse, event) => changePurse(purse, event) ?? purse, EMPTY_PURSE);

test('what waits is what was collected, less what was used and returned', () => {
  const purse = after([
    { type: 'collect', amount: cents(11_613) },
    { type: 'apply', amount: cents(8156) },
    { type: 'invest', amount: cents(2709) },
    { type: 'return', amount: cents(33) },
  ]);
  expect(purse).toEqual({ collected: 11_613, applied: 8156, invested: 2709, returned: 33 });
  expect(waitingIn(purse)).toBe(715);
});

test('the same round-ups are not paid twice', () => {
  const purse = after([
    { type: 'collect', amount: cents(941) },
    { type: 'apply', amount: cents(941) },
  ]);
  expect(changePurse(purse, { type: 'apply', amount: cents(941) })).toBeUndefined();
  expect(changePurse(purse, { type: 'apply', amount: cents(1) })).toBeUndefined();
});

test('what was applied cannot be taken back by the bank, and an undone payment waits again', () => {
  const purse = after([
    { type: 'collect', amount: cents(500) },
    { type: 'apply', amount: cents(400) },
  ]);
  expect(changePurse(purse, { type: 'uncollect', amount: cents(101) })).toBeUndefined();
  const undone = changePurse(purse, { type: 'unapply', amount: cents(400) });
  expect(undone && waitingIn(undone)).toBe(500);
});

test('takes back no more than there was', () => {
  const purse = after([{ type: 'collect', amount: cents(500) }]);
  expect(changePurse(purse, { type: 'unapply', amount: cents(1) })).toBeUndefined();
  expect(changePurse(purse, { type: 'uninvest', amount: cents(1) })).toBeUndefined();
});

test('an amount below zero is an error', () => {
  expect(() => changePurse(EMPTY_PURSE, { type: 'collect', amount: cents(-1) })).toThrow(
    RangeError,
  );
});

test('whatever happens, no cent is spent twice and nothing is below zero', () => {
  const event = fc.record({
    type: fc.constantFrom<PurseEvent['type']>(
      'collect',
      'uncollect',
      'apply',
      'unapply',
      'invest',
      'uninvest',
      'return',
    ),
    amount: fc.integer({ min: 0, max: 2000 }).map((value) => value as Cents),
  });
  fc.assert(
    fc.property(fc.array(event, { maxLength: 200 }), (events) => {
      let purse: Purse = EMPTY_PURSE;
      for (const one of events) {
        const next = changePurse(purse, one);
        if (!next) continue;
        const moved = Math.abs(waitingIn(next) - waitingIn(purse));
        expect(moved).toBe(one.amount);
        purse = next;
        expect(Math.min(...Object.values(purse), waitingIn(purse))).toBeGreaterThanOrEqual(0);
        const { collected, applied, invested, returned } = purse;
        expect(waitingIn(purse) + applied + invested + returned).toBe(collected);
      }
    }),
  );
});
