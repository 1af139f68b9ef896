/**
 * 128 random bits in hexadecimal; also an idempotency key.
 *
 * Not `crypto.randomUUID`, which is missing on a page served over plain HTTP.
 */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
