import { describe, expect, test } from 'vitest';
import { cents, type Cents } from '../money/cents.ts';
import { ContractError } from './contractError.ts';
import { endpoints } from './endpoints.ts';
import { readBody, writeBody } from './requestBody.ts';

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

test('writes money as a decimal string with two digits', () => {
  const body = { debtId: 'd_1', amount: cents(5000), source: 'manual' } as const;
  expect(writeBody(endpoints.createPayment, body)).toEqual({
    debtId: 'd_1',
    amount: '50.00',
    source: 'manual',
  });
});

test('a call without a body writes nothing', () => {
  expect(writeBody(endpoints.createLinkToken, undefined)).toBeUndefined();
});

test('leaves out an optional field that is not there', () => {
  const body = {
    name: 'Card',
    currentBalance: cents(0),
    minimumPayment: cents(0),
    interestRate: 0 as never,
    dueDate: 1,
    accountNumber: undefined,
  };
  expect(writeBody(endpoints.createDebt, body)).toEqual({
    name: 'Card',
    currentBalance: '0.00',
    minimumPayment: '0.00',
    interestRate: 0,
    dueDate: 1,
  });
});

test.each([
  [{ debtId: 'd_1', amount: 0 as Cents, source: 'manual' as const }, 'amount'],
  [{ debtId: 'd_1', amount: -5 as Cents, source: 'manual' as const }, 'amount'],
  [{ debtId: 'd_1', amount: 0.5 as Cents, source: 'manual' as const }, 'amount'],
  [{ debtId: '', amount: cents(5), source: 'manual' as const }, 'debtId'],
  [{ debtId: 'd_1', amount: cents(5) } as never, 'source'],
  [{ debtId: 5, amount: cents(5), source: 'manual' } as never, 'debtId'],
])('refuses to send %j, naming %s', (body, path) => {
  const send = () => writeBody(endpoints.createPayment, body);
  expect(send).toThrow(ContractError);
  expect(send).toThrow(expect.objectContaining({ path }));
});
