import { describe, expect, test } from 'vitest';
import { endpoints } from './endpoints.ts';
import { readBody } from './readBody.ts';

const PAYMENT = { debtId: 'd_1', amount: '50.00', source: 'manual' };

test('reads a request strictly', () => {
  expect(readBody(endpoints.createPayment, PAYMENT)).toEqual({
    ok: true,
    value: { debtId: 'd_1', amount: 5000, source: 'manual' },
  });
});

test('a call without a body reads as nothing', () => {
  expect(readBody(endpoints.createLinkToken, null)).toEqual({ ok: true, value: undefined });
});

test.each([null, [], 'text', 5, true, undefined])('%j is not the object asked for', (json) => {
  expect(readBody(endpoints.createPayment, json)).toMatchObject({ ok: false, status: 400 });
});

describe('unknown fields', () => {
  test.each([
    '{"userId":"u_2"}',
    '{"currentBalance":"0.00"}',
    '{"__proto__":{"admin":true}}',
    '{"constructor":{"prototype":{}}}',
    '{"prototype":{}}',
    '{"toString":1}',
  ])('%s is refused and its name is not sent back', (extra) => {
    const json: unknown = JSON.parse(`${JSON.stringify(PAYMENT).slice(0, -1)},${extra.slice(1)}`);
    const reading = readBody(endpoints.createPayment, json);
    expect(reading).toEqual({
      ok: false,
      status: 400,
      issues: [{ path: '', message: 'has a field that is not known' }],
    });
  });
});

test.each([
  [{ ...PAYMENT, amount: '1e3' }, 'amount'],
  [{ ...PAYMENT, amount: 5 }, 'amount'],
  [{ ...PAYMENT, debtId: '' }, 'debtId'],
  [{ ...PAYMENT, debtId: 7 }, 'debtId'],
  [{ ...PAYMENT, source: 'accelerated' }, 'source'],
  [{ amount: '5', source: 'manual' }, 'debtId'],
])('%j is refused at %s', (json, path) => {
  const reading = readBody(endpoints.createPayment, json);
  expect(reading).toMatchObject({ ok: false, status: 422, issues: [{ path }] });
});

test('nothing of the input stands in the reasons', () => {
  const secret = '5 dollars from card 4111111111111111';
  const readings = [
    readBody(endpoints.createPayment, { debtId: 1, amount: secret, source: secret }),
    readBody(endpoints.stakeTokens, { amount: secret, duration: secret }),
    readBody(endpoints.testNotification, { userId: 'u', type: secret, [secret]: [] }),
    readBody(endpoints.createDebt, { name: secret, accountNumber: `<${secret}>`, dueDate: secret }),
  ];
  expect(readings.map((reading) => reading.ok)).toEqual([false, false, false, false]);
  expect(JSON.stringify(readings)).not.toContain('4111');
});

test('a test notification may carry plain data of its own', () => {
  const body = { userId: 'demo-user', type: 'roundup', amount: '0.33', count: 3, urgent: true };
  expect(readBody(endpoints.testNotification, body)).toEqual({ ok: true, value: body });
  for (const data of [null, {}, [], 'x'.repeat(501)]) {
    expect(readBody(endpoints.testNotification, { ...body, data }).ok).toBe(false);
  }
});
