import * as v from 'valibot';

/**
 * Text that a person typed, in a request: not only spaces, and no longer than the limit, so that one
 * message cannot fill a disk.
 */
/* @__NO_SIDE_EFFECTS__ */
export function textInput(maxLength: number) {
  return v.pipe(
    v.string(),
    v.maxLength(maxLength),
    v.check((text) => text.trim() !== '', 'expected more than spaces'),
    // PostgreSQL cannot store this character in a text column.
    v.check((text) => !text.includes('\u0000'), 'expected no NUL character'),
  );
}
