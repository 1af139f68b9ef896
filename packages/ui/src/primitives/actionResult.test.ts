import { describe, expect, test } from 'vitest';
import { settle } from './actionResult.ts';

describe('settle', () => {
  test('hands a result on as it is', async () => {
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

  test('a rejection with something that is no error is a failure without words', async () => {
    await expect(settle(Promise.reject('odd'))).resolves.toEqual({ ok: false, message: undefined });
  });
});
