import * as v from 'valibot';
import { codec } from './codec.ts';

const WRITTEN = v.pipe(v.string(), v.nonEmpty());

/** An id: a non-empty string, or a whole number read as its string. Written as a string. */
export const idField = codec<string | number, string>(
  v.union([WRITTEN, v.pipe(v.number(), v.safeInteger())]),
  {
    expected: 'a non-empty string or a whole number',
    read: String,
    write: (value) => {
      if (!v.is(WRITTEN, value)) throw new RangeError('An id is a non-empty string.');
      return value;
    },
    writes: WRITTEN,
  },
);
