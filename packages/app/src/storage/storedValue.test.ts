import { afterEach, describe, expect, test, vi } from 'vitest';
import { storedValue } from './storedValue.ts';

/** A browser whose localStorage has the entries `kept`, or denies access. */
function browser(kept: Record<string, string> | 'refuses' = {}) {
  const page = new EventTarget();
  const storage = {
    getItem: (key: string) => (kept === 'refuses' ? null : (kept[key] ?? null)),
    setItem: (key: string, text: string) => {
      if (kept !== 'refuses') kept[key] = text;
    },
  };
  Object.defineProperty(page, 'localStorage', {
    get: () => {
      if (kept === 'refuses') throw new DOMException('Not here.', 'SecurityError');
      return storage;
    },
  });
  vi.stubGlobal('window', page);
  return {
    kept,
    changeElsewhere: (key: string | null, text: string) => {
      if (key !== null && kept !== 'refuses') kept[key] = text;
      page.dispatchEvent(Object.assign(new Event('storage'), { key }));
    },
  };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

const numbers = (kept: unknown) => (Array.isArray(kept) ? kept.filter(Number.isFinite) : []);

describe('a value of this browser', () => {
  test('is the same object until it changes', () => {
    browser({ n: '[1,"two",3]' });
    const value = storedValue('n', numbers);
    expect(value.read()).toEqual([1, 3]);
    expect(value.read()).toBe(value.read());
  });

  test.each(['', '{', 'null', '"5"'])('is what it is by default where %j was kept', (text) => {
    browser({ n: text });
    expect(storedValue('n', numbers).read()).toEqual([]);
  });

  test('is kept when written, and heard', () => {
    const { kept } = browser();
    const value = storedValue('n', numbers);
    const heard = vi.fn();
    const stop = value.subscribe(heard);
    value.write([7]);
    expect(value.read()).toEqual([7]);
    expect(kept).toEqual({ n: '[7]' });
    expect(heard).toHaveBeenCalledOnce();
    stop();
    value.write([8]);
    expect(heard).toHaveBeenCalledOnce();
  });

  test('follows another tab, and not another value', () => {
    const { changeElsewhere } = browser({ n: '[1]' });
    const value = storedValue('n', numbers);
    const heard = vi.fn();
    value.subscribe(heard);
    expect(value.read()).toEqual([1]);
    changeElsewhere('m', '[5]');
    expect(heard).not.toHaveBeenCalled();
    changeElsewhere('n', '[2]');
    expect(heard).toHaveBeenCalledOnce();
    expect(value.read()).toEqual([2]);
    changeElsewhere(null, '');
    expect(heard).toHaveBeenCalledTimes(2);
  });

  test('is the value of another tab, also without a listener', () => {
    const { changeElsewhere } = browser({ n: '[1]' });
    const value = storedValue('n', numbers);
    value.subscribe(() => {})();
    expect(value.read()).toEqual([1]);
    changeElsewhere('n', '[2]');
    expect(value.read()).toEqual([2]);
    value.write([...value.read(), 3]);
    expect(value.read()).toEqual([2, 3]);
    expect(value.read()).toBe(value.read());
  });

  test('holds until the page is closed where the browser refuses storage', () => {
    browser('refuses');
    const value = storedValue('n', numbers);
    expect(value.read()).toEqual([]);
    value.write([4]);
    expect(value.read()).toEqual([4]);
  });
});
