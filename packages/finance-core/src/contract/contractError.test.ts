import { expect, test } from 'vitest';
import { ContractError } from './contractError.ts';

test('names the subject, the place and the fault', () => {
  const error = new ContractError('GET /api/debts', [
    { path: '0.name', message: 'is missing' },
    { path: '1.name', message: 'is missing' },
  ]);
  expect(error.message).toBe('GET /api/debts: 0.name: is missing');
  expect(error).toMatchObject({ name: 'ContractError', path: '0.name' });
  expect(error.issues).toHaveLength(2);
});

test('a fault of the root has no place of its own', () => {
  const error = new ContractError('GET /api/user', [{ path: '', message: 'expected an object' }]);
  expect(error.message).toBe('GET /api/user: the whole value: expected an object');
  expect(new ContractError('x', []).message).toBe('x: the whole value: not valid');
});
