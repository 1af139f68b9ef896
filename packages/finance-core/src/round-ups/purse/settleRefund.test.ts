import { describe, expect, test } from 'vitest';
import { cents, type Cents } from '../../money/index.ts';
import { settleRefund, type RefundablePurchase } from './settleRefund.ts';

interface Bought extends RefundablePurchase {
  id: string;
}

function bought(id: string, change: Partial<Bought> = {}): Bought {
  return {
    id,
    merchant: 'Corner Cafe',
    amount: cents(467),
    date: '2026-11-10T12:00:00Z',
    roundUpAmount: cents(33),
    isRefunded: false,
    ...change,
  };
}

const refund = { merchant: 'Corner Cafe', amount: cents(-467), date: '2026-11-19T14:05:00Z' };

function settled(purchases: readonly Bought[], change: object = {}, waiting = 1000) {
  const input = { refund: { ...refund, ...change }, purchases, waiting: cents(waiting) };
  const { purchase, returned } = settleRefund(input);
  return [purchase?.id, returned] as const;
}

describe('the purchase of a refund', () => {
  test('is one of the same amount', () => {
    expect(settled([bought('a', { amount: cents(466) }), bought('b')])).toEqual(['b', 33]);
    expect(settled([bought('a', { amount: cents(-467) })])).toEqual([undefined, 0]);
  });

  test('is the newest, and of several at one moment the first', () => {
    const newer = '2026-11-11T12:00:00Z';
    expect(settled([bought('a'), bought('b', { date: newer }), bought('c')])[0]).toBe('b');
    expect(settled([bought('a'), bought('b')])[0]).toBe('a');
  });

  test('is not later than the refund', () => {
    expect(settled([bought('a', { date: refund.date })])[0]).toBe('a');
    expect(settled([bought('a', { date: '2026-11-19T14:05:00.001Z' })])).toEqual([undefined, 0]);
  });

  test('was not refunded before', () => {
    expect(settled([bought('a', { isRefunded: true }), bought('b')])[0]).toBe('b');
    expect(settled([bought('a', { isRefunded: true })])).toEqual([undefined, 0]);
  });

  test('is at the same merchant first, however its name is written', () => {
    const elsewhere = bought('a', { merchant: 'Elsewhere', date: '2026-11-18T12:00:00Z' });
    expect(settled([elsewhere, bought('b', { merchant: ' corner  CAFE' })])[0]).toBe('b');
    expect(settled([elsewhere])).toEqual(['a', 33]);
  });
});

describe('what a refund gives back', () => {
  test.each([165, 33, 0])('is what was collected for the purchase: %i cents', (collected) => {
    const roundUpAmount: Cents = cents(collected);
    expect(settled([bought('a', { roundUpAmount })])).toEqual(['a', collected]);
  });

  test('is at most what waits', () => {
    expect(settled([bought('a')], {}, 10)).toEqual(['a', 10]);
    expect(settled([bought('a')], {}, 0)).toEqual(['a', 0]);
  });

  test('is nothing for a part of a purchase, or one that nobody made', () => {
    expect(settled([bought('a')], { amount: cents(-400) })).toEqual([undefined, 0]);
    expect(settled([])).toEqual([undefined, 0]);
  });
});

test('a purchase is no refund', () => {
  expect(() => settled([], { amount: cents(467) })).toThrow(RangeError);
  expect(() => settled([], { amount: cents(0) })).toThrow(RangeError);
});
