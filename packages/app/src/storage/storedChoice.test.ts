import { afterEach, describe, expect, test, vi } from 'vitest';
import { writeStoredChoice, readStoredChoice } from './storedChoice.ts';

function browserWith(storage: Partial<Storage> | (() => never)) {
  const page = {};
  Object.defineProperty(page, 'localStorage', {
    get: typeof storage === 'function' ? storage : () => storage,
  });
  vi.stubGlobal('window', page);
}

afterEach(() => {
  vi.unstubAllGlobals();
});

const THEMES = ['system', 'dark'] as const;

describe('a kept choice', () => {
  test('is read back', () => {
    const items = new Map<string, string>();
    browserWith({
      getItem: (key) => items.get(key) ?? null,
      setItem: (key, value) => void items.set(key, value),
    });
    expect(readStoredChoice('theme', THEMES, 'system')).toBe('system');
    writeStoredChoice('theme', 'dark');
    expect(readStoredChoice('theme', THEMES, 'system')).toBe('dark');
  });

  test('that is no choice any more counts as none', () => {
    browserWith({ getItem: () => 'sepia' });
    expect(readStoredChoice('theme', THEMES, 'system')).toBe('system');
  });

  test('is none where the browser refuses storage, and keeping it does not throw', () => {
    browserWith(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    expect(readStoredChoice('theme', THEMES, 'system')).toBe('system');
    expect(() => writeStoredChoice('theme', 'dark')).not.toThrow();
  });
});
