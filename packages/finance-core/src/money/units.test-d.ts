import { expectTypeOf, test } from 'vitest';
import { aprFromPercent, cents, parseCents, type Apr, type Cents, type Quantity } from './index.ts';

test('units of money do not mix', () => {
  expectTypeOf<number>().not.toExtend<Cents>();
  expectTypeOf<Apr>().not.toExtend<Cents>();
  expectTypeOf<Cents>().not.toExtend<Apr>();
  expectTypeOf<bigint>().not.toExtend<Quantity>();
  expectTypeOf<Quantity>().not.toExtend<Cents>();
});

test('constructors brand', () => {
  expectTypeOf(cents(1)).toEqualTypeOf<Cents>();
  expectTypeOf(aprFromPercent(1)).toEqualTypeOf<Apr>();
  expectTypeOf(parseCents('1')).toEqualTypeOf<Cents | undefined>();
});
