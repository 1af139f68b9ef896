import { describe, expect, test, vi } from 'vitest';
import { bothLoadable, dataOr, LOADING, mapLoadable, ready, type Failed } from './loadable.ts';

const failed = (message: string, onRetry = vi.fn<() => void>()): Failed => ({
  status: 'error',
  message,
  onRetry,
});

describe('mapLoadable', () => {
  test('maps the data and keeps `stale`', () => {
    expect(mapLoadable(ready(2, true), (value) => value * 10)).toEqual({
      status: 'ready',
      data: 20,
      stale: true,
    });
  });

  test('returns the other states unchanged', () => {
    const failure = failed('500: Internal Server Error');
    expect(mapLoadable(failure, String)).toBe(failure);
    expect(mapLoadable(LOADING, String)).toBe(LOADING);
  });
});

describe('dataOr', () => {
  test('returns the data only if there is some', () => {
    expect(dataOr(ready([1]), [])).toEqual([1]);
    expect(dataOr(LOADING, [])).toEqual([]);
  });
});

describe('bothLoadable', () => {
  test('is loading until both are ready', () => {
    expect(bothLoadable(ready(1), LOADING)).toEqual({ status: 'loading' });
    expect(bothLoadable(ready(1), ready('a'))).toEqual({ status: 'ready', data: [1, 'a'] });
  });

  test('is stale when one part is', () => {
    expect(bothLoadable(ready(1), ready(2, true))).toMatchObject({ stale: true });
  });

  test('a failure takes precedence over loading, and a retry reloads each failed part', () => {
    const first = failed('first');
    const second = failed('second');
    const joined = bothLoadable(first, second);
    expect(bothLoadable(LOADING, second)).toMatchObject({ status: 'error', message: 'second' });
    if (joined.status !== 'error') throw new Error('expected a failure');
    joined.onRetry();
    expect(first.onRetry).toHaveBeenCalledOnce();
    expect(second.onRetry).toHaveBeenCalledOnce();
  });
});
