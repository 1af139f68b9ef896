import * as v from 'valibot';

/** Control characters: in a name they would misrender logs and tables. */
const CONTROL = /\p{Cc}/u;

/**
 * Text that a person typed, in a request: not only spaces, and no longer than the limit, so that one
 * message cannot fill a disk.
 *
 * @param hasLines whether it may have several lines, as a message has.
 */
/* @__NO_SIDE_EFFECTS__ */
export function textInput(maxLength: number, { hasLines = false } = {}) {
  return v.pipe(
    v.string(),
    v.maxLength(maxLength),
    v.check((text) => text.trim() !== '', 'expected more than spaces'),
    v.check((text) => text.isWellFormed(), 'expected no half of a surrogate pair'),
    v.check(
      (text) => !CONTROL.test(hasLines ? text.replaceAll(/[\t\n\r]/g, '') : text),
      hasLines ? 'expected no control characters' : 'expected one line without control characters',
    ),
  );
}
