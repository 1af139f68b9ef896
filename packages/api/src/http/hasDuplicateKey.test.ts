import { expect, test } from 'vitest';
import { hasDuplicateKey } from './hasDuplicateKey.ts';

test.each([
  '{"amount":"1.00","amount":"2.00"}',
  '{"a":{"b":1,"b":2}}',
  '[{"a":1},{"a":1,"c":[{}],"a":2}]',
  String.raw`{"amount":1,"\u0061mount":2}`,
  '{"":1,"":2}',
])('%s names a field twice', (text) => {
  expect(hasDuplicateKey(text)).toBe(true);
});

test.each([
  '{}',
  '5',
  '"a:a"',
  '{"a":"a","b":{"a":1}}',
  '[{"a":1},{"a":2}]',
  String.raw`{"a":"\"a\":1,\"a\":2","b":"{a:1,a:2}"}`,
])('%s does not', (text) => {
  expect(hasDuplicateKey(text)).toBe(false);
});
