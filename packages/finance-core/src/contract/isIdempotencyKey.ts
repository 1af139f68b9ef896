/** Whether a text may be an `Idempotency-Key`: 8 to 255 visible ASCII characters. */
export function isIdempotencyKey(text: string): boolean {
  return /^[\x21-\x7e]{8,255}$/.test(text);
}
