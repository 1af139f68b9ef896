import { endpoints } from '@dime-time/finance-core/contract';
import { expect, test } from 'vitest';
import { mutationFor } from './useMutation.ts';

test('a call has one mutation for each cache', () => {
  const cache = new Map();
  const mutation = mutationFor(cache, endpoints.createPayment);
  expect(mutationFor(cache, endpoints.createPayment)).toBe(mutation);
  expect(mutationFor(cache, endpoints.createAcceleratedPayment)).not.toBe(mutation);
  expect(mutationFor(new Map(), endpoints.createPayment)).not.toBe(mutation);
});
