import { ContractError, HttpError } from '@dime-time/finance-core/contract';
import { describe, expect, test } from 'vitest';
import { errorMessage } from './errorMessage.ts';

describe('errorMessage', () => {
  test.each([
    [new HttpError(500, '', ''), '500: Internal Server Error'],
    [new HttpError(422, 'above the balance'), '422: above the balance'],
    [
      new HttpError(503, '{"title":"Service Unavailable","status":503}'),
      '503: Service Unavailable',
    ],
    [
      new HttpError(422, '{"title":"Unprocessable Content","detail":"Above the balance."}'),
      '422: Above the balance.',
    ],
    [new HttpError(500, '{"oops":1}'), '500: {"oops":1}'],
    [
      new ContractError('GET /api/debts', [{ path: '0.name', message: 'expected text' }]),
      'Something went wrong on our end. Please try again.',
    ],
    [new DOMException('late', 'TimeoutError'), 'This took too long. Try again in a minute.'],
    [new TypeError('Failed to fetch'), 'We couldn’t connect. Check your connection.'],
    [new Error('Failed to update settings'), 'Failed to update settings'],
    ['a thrown text', 'Something went wrong.'],
  ])('%s', (error, message) => {
    expect(errorMessage(error)).toBe(message);
  });

  test('cuts a page sent as an error body, between whole characters', () => {
    const message = errorMessage(new HttpError(502, '🦊'.repeat(5000)));
    expect(Array.from(message)).toHaveLength(201);
    expect(message.endsWith('🦊…')).toBe(true);
  });
});
