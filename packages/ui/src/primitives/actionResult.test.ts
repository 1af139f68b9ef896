import { describe, expect, test } from 'vitest';
import { settle } from './actionResult.ts';

describe('settle', () => {
  test('returns a result unchanged', async () => {
    await expect(settle(Promise.resolve({ ok: true, message: 'Paid' }))).resolves.toEqual({
      ok: true,
      message: 'Paid',
    });
  });

  test('a rejection is a failure with the message of its error', async () => {
    await expect(settle(Promise.reject(new Error('503: busy')))).resolves.toEqual({
      ok: false,
      message: '503: busy',
    });
  });

  test('a rejection with a value that is not an error is a failure without a message', async () => {
    await expect(settle(Promise.reject('odd'))).resolves.toEqual({ ok: false, message: undefined });
  });
});
