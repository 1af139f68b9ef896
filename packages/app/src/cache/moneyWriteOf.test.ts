import { endpoints } from '@dime-time/finance-core/contract';
import { expect, test } from 'vitest';
import { moneyWriteOf } from './moneyWriteOf.ts';

test('a call has one write beside a cache, and another beside another', () => {
  const cache = new Map();
  const write = moneyWriteOf(cache, endpoints.createPayment);
  expect(moneyWriteOf(cache, endpoints.createPayment)).toBe(write);
  expect(moneyWriteOf(cache, endpoints.createAcceleratedPayment)).not.toBe(write);
  expect(moneyWriteOf(new Map(), endpoints.createPayment)).not.toBe(write);
});
