import { describe, expect, test } from 'vitest';
import { endpoints } from '../contract/endpoints.ts';
import { readRequest } from './readRequest.ts';

const BODY = { debtId: 'd_1', amount: '5.00', source: 'manual' };

const headersOf = (key: string | null) => ({
  get: (name: string) => (name === 'Idempotency-Key' ? key : null),
});

function read(json: unknown, key: string | null = null) {
  const path = '/api/payments';
  return readRequest(endpoints.createPayment, { headers: headersOf(key), path, json });
}

/** The fingerprint of a request under a valid key. */
function fingerprintOf(json: unknown) {
  const result = read(json, 'a-key-of-this-test-0001');
  return 'write' in result ? result.write?.fingerprint : undefined;
}

describe('a request', () => {
  test('without a key has no write to repeat', () => {
    expect(read(BODY)).toEqual({ body: { ...BODY, amount: 500 }, write: undefined });
  });

  test('with a key has a fingerprint of its method, path and body', () => {
    const fingerprint =
      'POST /api/payments [["amount","5.00"],["debtId","d_1"],["source","manual"]]';
    expect(read(BODY, 'a-key-of-this-test-0001')).toMatchObject({
      write: { key: 'a-key-of-this-test-0001', fingerprint },
    });
    expect(fingerprintOf({ source: 'manual', amount: '5.00', debtId: 'd_1' })).toBe(fingerprint);
    expect(fingerprintOf({ ...BODY, amount: '6.00' })).not.toBe(fingerprint);
  });

  test('that reads ignores a key', () => {
    const request = { headers: headersOf('short'), path: '/api/debts', json: null };
    expect(readRequest(endpoints.getDebts, request)).toEqual({ body: undefined, write: undefined });
  });

  test.each(['short', 'with a space in it', 'k'.repeat(256)])(
    'with the key %o is refused',
    (key) => {
      expect(read(BODY, key)).toMatchObject({
        problem: {
          status: 400,
          code: 'idempotency-key-malformed',
          values: { least: 8, most: 255 },
        },
      });
    },
  );

  test('with a body of another form is refused by field', () => {
    expect(read({ ...BODY, amount: '-1' })).toMatchObject({
      problem: {
        status: 422,
        code: 'field-invalid',
        issues: [{ path: 'amount', code: 'field-invalid' }],
      },
    });
    expect(read({ ...BODY, amount: undefined, userId: 'u_2' })).toMatchObject({
      problem: {
        status: 400,
        code: 'field-unknown',
        issues: [{ code: 'field-missing' }, { code: 'field-unknown' }],
      },
    });
    expect(read({ debtId: 'd_1', amount: '5.00' })).toMatchObject({
      problem: { status: 422, code: 'field-missing' },
    });
    expect(read([])).toMatchObject({ problem: { status: 400, code: 'body-not-object' } });
  });
});
