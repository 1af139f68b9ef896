import * as v from 'valibot';

/** An id: a non-empty string, or a whole number read as its string. */
export const idField = v.union([
  v.pipe(v.string(), v.nonEmpty()),
  v.pipe(v.number(), v.safeInteger(), v.transform(String)),
]);
