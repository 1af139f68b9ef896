import { expect, test } from 'vitest';
import { maskedMoney } from './Money.model.ts';

test('a hidden amount does not reveal its size', () => {
  expect(maskedMoney()).toBe('$••••');
});
