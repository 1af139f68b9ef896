import { expect, test } from 'vitest';
import { changedCharacters } from './changedCharacters.ts';

const formers = (from: string, to: string) =>
  changedCharacters(from, to).map(({ former }) => former ?? '=');

test.each([
  ['$143.21', '$143.54', ['=', '=', '=', '=', '=', '2', '1']],
  ['$999.99', '$1,000.00', ['', '', '$', '9', '9', '9', '=', '9', '9']],
  ['$1,000.00', '$999.99', [',', '0', '0', '0', '=', '0', '0']],
  ['$5.00', '$5.00', ['=', '=', '=', '=', '=']],
])('from %s to %s', (from, to, expected) => {
  expect(formers(from, to)).toEqual(expected);
});

test('its characters are those of the new figure', () => {
  const text = '-$1,204.50';
  expect(
    changedCharacters('$88.10', text)
      .map(({ character }) => character)
      .join(''),
  ).toBe(text);
});
