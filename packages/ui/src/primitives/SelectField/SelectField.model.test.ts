import { expect, test } from 'vitest';
import { checkOptions } from './SelectField.model.ts';

test('options with distinct values are valid', () => {
  expect(() =>
    checkOptions([
      { value: 'visa', label: 'Visa' },
      { value: 'store', label: 'Store card' },
    ]),
  ).not.toThrow();
  expect(() => checkOptions([])).not.toThrow();
});

// @requirement 5.select.empty-value
test('an empty value is an error that names the option', () => {
  expect(() => checkOptions([{ value: '', label: 'None' }])).toThrow(/'None' has an empty value/);
});

test('a duplicate value is an error', () => {
  expect(() =>
    checkOptions([
      { value: 'a', label: 'One' },
      { value: 'a', label: 'Two' },
    ]),
  ).toThrow(RangeError);
});
