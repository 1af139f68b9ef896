import * as v from 'valibot';
import { codec } from './codec.ts';
import { parseDay } from '../../time/parseDay.ts';

const INSTANT =
  /^\d{4}-\d{2}-\d{2}T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,9})?(Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;

/**
 * An instant, ISO 8601 with `Z`, kept as text.
 *
 * Another offset is accepted and turned into `Z`; a time without any is refused, since it names no
 * moment, and so is a bare day.
 */
export const instantField = codec<string, string>(v.string(), {
  expected: 'an ISO 8601 instant such as "2026-11-19T14:05:00Z"',
  read: readInstant,
  write: (value) => {
    const instant = readInstant(value);
    if (instant === undefined) throw new RangeError('An instant is ISO 8601 with Z.');
    return instant;
  },
});

/** A moment in a request: ISO 8601 with `Z` and nothing else. */
export const instantInput = codec<string, string>(v.pipe(v.string(), v.isoTimestamp()), {
  expected: 'an ISO 8601 instant with Z such as "2026-11-19T14:05:00Z"',
  read: (wire) => (wire.endsWith('Z') ? readInstant(wire) : undefined),
  write: (value) => value,
});

function readInstant(wire: string): string | undefined {
  const zone = INSTANT.exec(wire)?.[1];
  if (zone === undefined || parseDay(wire.slice(0, 10)) === undefined) return undefined;
  return zone === 'Z' ? wire : new Date(wire).toISOString();
}
