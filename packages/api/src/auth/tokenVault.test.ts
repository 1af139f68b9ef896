import { describe, expect, test } from 'vitest';
import { createTokenVault } from './tokenVault.ts';

const old = 'a secret that has been used for years';
const fresh = 'a secret that takes its place today';

describe('what was sealed', () => {
  const vault = createTokenVault([fresh]);

  test('opens again, and shows nothing of itself', () => {
    const sealed = vault.seal('access-1234', 'bank token');
    expect(vault.open(sealed, 'bank token')).toBe('access-1234');
    expect(Buffer.from(sealed).toString('latin1')).not.toContain('access');
  });

  test('is never the same twice', () => {
    expect(vault.seal('one', 'a')).not.toEqual(vault.seal('one', 'a'));
  });

  test('opens for no other purpose', () => {
    expect(vault.open(vault.seal('one', 'bank token'), 'session')).toBeUndefined();
  });

  test('does not open once any byte of it is another', () => {
    const sealed = vault.seal('one', 'a');
    for (let index = 0; index < sealed.length; index += 1) {
      const altered = Uint8Array.from(sealed);
      altered[index] = (altered[index] ?? 0) ^ 1;
      expect(vault.open(altered, 'a')).toBeUndefined();
    }
  });

  test.each([0, 1, 32])('does not open when only %i bytes of it are left', (length) => {
    expect(vault.open(vault.seal('one', 'a').subarray(0, length), 'a')).toBeUndefined();
  });
});

test('a changed secret opens what the old one sealed while the old one is kept', () => {
  const sealed = createTokenVault([old]).seal('one', 'a');
  const between = createTokenVault([fresh, old]);
  expect(between.open(sealed, 'a')).toBe('one');
  expect(createTokenVault([fresh]).open(sealed, 'a')).toBeUndefined();
  expect(createTokenVault([fresh]).open(between.seal('two', 'a'), 'a')).toBe('two');
});

test('a vault needs a secret', () => {
  expect(() => createTokenVault([])).toThrow(RangeError);
});
