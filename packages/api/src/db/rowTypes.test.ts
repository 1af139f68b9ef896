import { expect, test } from 'vitest';
import { ROW_PARSERS } from './rowTypes.ts';

test.each([
  ['2026-11-19 14:05:00+00', '2026-11-19T14:05:00.000Z'],
  ['2026-11-19 14:05:00.5+00', '2026-11-19T14:05:00.500Z'],
  ['2026-11-19 19:35:00.123+05:30', '2026-11-19T14:05:00.123Z'],
  ['2026-11-19 06:05:00-08', '2026-11-19T14:05:00.000Z'],
])('the instant %s is read in UTC, whatever the zone of the session', (text, instant) => {
  expect(ROW_PARSERS[1184]?.(text)).toBe(instant);
});

test('a sum past the safe integers keeps its last digit', () => {
  expect(ROW_PARSERS[20]?.('9223372036854775807')).toBe(9_223_372_036_854_775_807n);
});

test('bytes are read as bytes', () => {
  expect(ROW_PARSERS[17]?.(String.raw`\x00ff5c`)).toEqual(new Uint8Array([0, 255, 92]));
});
