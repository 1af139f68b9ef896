import { expect, test } from 'vitest';
import { cents, type Cents } from '../money/cents.ts';
import { ContractError } from './contractError.ts';
import { endpoints } from './endpoints.ts';
import { writeBody } from './writeBody.ts';

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
