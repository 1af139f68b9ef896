import { expect, test } from 'vitest';
import { checkItems } from './SelectField.model.ts';

test('items with distinct values are valid', () => {
  expect(() =>
    checkItems([
      { value: 'visa', label: 'Visa' },
      { value: 'store', label: 'Store card' },
    ]),
  ).not.toThrow();
  expect(() => checkItems([])).not.toThrow();
});

// @requirement 5.select.empty-value
test('an empty value is an error that names the item', () => {
  expect(() => checkItems([{ value: '', label: 'None' }])).toThrow(/'None' has an empty value/);
});

test('a duplicate value is an error', () => {
  expect(() =>
    checkItems([
      { value: 'a', label: 'One' },
      { value: 'a', label: 'Two' },
    ]),
  ).toThrow(RangeError);
});
