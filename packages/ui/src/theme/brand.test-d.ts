import { expectTypeOf, test } from 'vitest';
import { dimeTimeBrand, type Brand, type ResolvedBrand } from './brand.ts';

test('every field of a brand can be left out', () => {
  expectTypeOf<object>().toExtend<Brand>();
  expectTypeOf<{ productName: string }>().toExtend<Brand>();
  expectTypeOf<{ accent: undefined }>().toExtend<Brand>();
  expectTypeOf(dimeTimeBrand).toExtend<Brand>();
});

test('a value of another type or outside of a list does not compile', () => {
  expectTypeOf<{ accent: number }>().not.toExtend<Brand>();
  expectTypeOf<{ radius: 'round' }>().not.toExtend<Brand>();
  expectTypeOf<{ density: 'dense' }>().not.toExtend<Brand>();
  expectTypeOf<{ logo: () => string }>().not.toExtend<Brand>();
  expectTypeOf<{ chart: { series: string } }>().not.toExtend<Brand>();
});

test('a resolved brand is a brand, and has the fields that components read', () => {
  expectTypeOf<ResolvedBrand>().toExtend<Brand>();
  expectTypeOf<ResolvedBrand['productName']>().toEqualTypeOf<string>();
  expectTypeOf<ResolvedBrand['qrColor']>().toEqualTypeOf<string>();
  expectTypeOf<Brand>().not.toExtend<ResolvedBrand>();
});
