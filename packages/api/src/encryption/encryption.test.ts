import { describe, expect, test } from 'vitest';
import { createEncryption } from './encryption.ts';

const old = 'a secret that has been used for years';
const fresh = 'a secret that takes its place today';

describe('what was encrypted', () => {
  const encryption = createEncryption([fresh]);

  test('is decrypted again, and shows nothing of itself', () => {
    const encrypted = encryption.encrypt('access-1234', 'bank token');
    expect(encryption.decrypt(encrypted, 'bank token')).toBe('access-1234');
    expect(Buffer.from(encrypted).toString('latin1')).not.toContain('access');
  });

  test('is never the same twice', () => {
    expect(encryption.encrypt('one', 'a')).not.toEqual(encryption.encrypt('one', 'a'));
  });

  test('is decrypted for no other purpose', () => {
    expect(encryption.decrypt(encryption.encrypt('one', 'bank token'), 'session')).toBeUndefined();
  });

  test('is not decrypted once any byte of it is another', () => {
    const encrypted = encryption.encrypt('one', 'a');
    for (let index = 0; index < encrypted.length; index += 1) {
      const altered = Uint8Array.from(encrypted);
      altered[index] = (altered[index] ?? 0) ^ 1;
      expect(encryption.decrypt(altered, 'a')).toBeUndefined();
    }
  });

  test.each([0, 1, 32])('is not decrypted when only %i bytes of it are left', (length) => {
    expect(
      encryption.decrypt(encryption.encrypt('one', 'a').subarray(0, length), 'a'),
    ).toBeUndefined();
  });
});

test('a new secret decrypts what the old one encrypted while the old one is kept', () => {
  const encrypted = createEncryption([old]).encrypt('one', 'a');
  const between = createEncryption([fresh, old]);
  expect(between.decrypt(encrypted, 'a')).toBe('one');
  expect(createEncryption([fresh]).decrypt(encrypted, 'a')).toBeUndefined();
  expect(createEncryption([fresh]).decrypt(between.encrypt('two', 'a'), 'a')).toBe('two');
});

test('encryption needs a secret', () => {
  expect(() => createEncryption([])).toThrow(RangeError);
});
