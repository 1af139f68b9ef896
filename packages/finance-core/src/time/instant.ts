/** A moment in time as the wire writes it: ISO 8601 in UTC with a `Z`, `2026-11-19T14:05:00Z`. */
export type Instant = string;

/** The `Z` is required: a time without a zone would be read in the machine's own. */
const GRAMMAR = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?Z$/;

/**
 * Reads an instant as milliseconds since 1970 in UTC, the form in which instants are compared.
 *
 * @throws RangeError when the text is not an ISO 8601 instant with a `Z`.
 * @example epochMillis('1970-01-02T00:00:00Z') // 86400000
 */
export function epochMillis(instant: Instant): number {
  const millis = GRAMMAR.test(instant) ? Date.parse(instant) : Number.NaN;
  if (Number.isNaN(millis)) {
    throw new RangeError(`An instant is ISO 8601 with a Z; got ${instant}.`);
  }
  return millis;
}
