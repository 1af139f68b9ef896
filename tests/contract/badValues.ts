/**
 * What no amount of a write may be, each under a name; a server refuses every one and writes nothing.
 */
export const BAD_AMOUNTS: readonly (readonly [string, unknown])[] = [
  ['an exponent', '1e3'],
  ['NaN', 'NaN'],
  ['Infinity', 'Infinity'],
  ['a trailing sign', '0.1+'],
  ['a negative amount', '-5'],
  ['negative zero', '-0'],
  ['zero', '0'],
  ['zero with decimals', '0.00'],
  ['a leading zero', '00.10'],
  ['nineteen digits', '1234567890123456789'],
  ['Devanagari digits', '५'],
  ['full-width digits', '５'],
  ['spaces around', ' 5 '],
  ['a decimal comma', '5,00'],
  ['a dollar sign', '$5'],
  ['an underscore', '1_000'],
  ['hexadecimal', '0x10'],
  ['nothing', ''],
  ['a bare point in front', '.5'],
  ['a bare point behind', '5.'],
  ['a digit and NUL', '5\u0000'],
  ['a JSON number', 5],
  ['null', null],
  ['true', true],
  ['a list', []],
  ['an object', {}],
  ['a huge number', 1e308],
];

/** Texts that are shown as text and run nowhere; a write takes them as they are. */
export const ODD_TEXTS: readonly (readonly [string, string])[] = [
  ['a tag with a handler', '<img src=x onerror=alert(1)>'],
  ['a closing script', '"><script>alert(1)</script>'],
  ['a script address', 'javascript:alert(1)'],
  ['a spreadsheet formula', '=HYPERLINK("http://evil.example")'],
  ['a right-to-left override', 'abc\u202Edef'],
  ['zero-width characters', 'a\u200Bb\u200Dc'],
  ['an emoji sequence', '👩‍👩‍👧‍👦 family'],
];
