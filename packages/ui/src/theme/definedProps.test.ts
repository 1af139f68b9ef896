import { expect, test } from 'vitest';
import { definedProps } from './definedProps.ts';

test('leaves out what is undefined and keeps what is empty', () => {
  expect(definedProps({ a: undefined, b: null, c: '', d: 0, e: false })).toEqual({
    b: null,
    c: '',
    d: 0,
    e: false,
  });
});
