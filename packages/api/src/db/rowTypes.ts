import type { Instant } from '@dime-time/finance-core';

/** Parsers by type OID, the same on both engines. */
export const ROW_PARSERS: Readonly<Record<number, (text: string) => unknown>> = {
  /** bytea, `\x00ff`: plain bytes, where one driver would make a Buffer of them. */
  17: (text) => new Uint8Array(Buffer.from(text.slice(2), 'hex')),
  /** int8: a bigint, since a sum of token units passes the safe integers. */
  20: BigInt,
  /** date: the text itself, a `CalendarDay`. */
  1082: (text) => text,
  /** timestamptz */
  1184: readInstant,
};

/** A timestamptz as a session in UTC writes it. */
const IN_UTC = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d{1,3}))?\+00$/;

/** `2026-11-19 14:05:00.5+00` as `2026-11-19T14:05:00.500Z`. */
function readInstant(text: string): Instant {
  // Most sessions are in UTC, so nothing is converted; a page has dozens of instants.
  const [, day, time, fraction = ''] = IN_UTC.exec(text) ?? [];
  if (day && time) return `${day}T${time}.${fraction.padEnd(3, '0')}Z`;
  return new Date(text.replace(' ', 'T').replace(/[+-]\d\d$/, '$&:00')).toISOString();
}
