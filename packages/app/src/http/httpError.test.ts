import { ContractError, HttpError } from '@dime-time/finance-core/contract';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { language } from '../language/language.ts';
import {
  errorMessage,
  isUnauthorized,
  OfflineError,
  problemDetail,
  problemMember,
  RetryLaterError,
  toFailure,
} from './httpError.ts';

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
      new HttpError(401, '{"detail":"Sign in first."}'),
      'You’re signed out. Sign in again to continue.',
    ],
    [
      new ContractError('GET /api/debts', [{ path: '0.name', message: 'expected text' }]),
      'Something went wrong on our end. Please try again.',
    ],
    [new DOMException('late', 'TimeoutError'), 'This took too long. Try again in a minute.'],
    [new TypeError('Failed to fetch'), 'We couldn’t connect. Check your connection.'],
    [new OfflineError('not-stored'), 'You’re offline, and this part isn’t saved in this browser.'],
    [new RetryLaterError(1), 'We’re getting too many requests. Try again in 1 second.'],
    [new RetryLaterError(30), 'We’re getting too many requests. Try again in 30 seconds.'],
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

describe('in Spanish', () => {
  const refused = new HttpError(
    409,
    '{"detail":"You still owe $10.00 on this debt.","code":"debt-owed","values":{"balance":"10.00"}}',
  );
  const unknown = new HttpError(409, '{"detail":"Come back later.","code":"of-tomorrow"}');

  beforeAll(async () => {
    vi.stubGlobal('document', { documentElement: { lang: '' } });
    await language.load('AppShell');
    await language.choose('es-US');
  });
  afterAll(async () => {
    await language.choose('en-US');
    vi.unstubAllGlobals();
  });

  test('a refusal has the sentence of its code', () => {
    expect(errorMessage(refused)).toBe('409: Todavía debes $10.00 de esta deuda.');
    expect(problemDetail(refused)).toBe('Todavía debes $10.00 de esta deuda.');
  });

  test('a refusal without a sentence has one, too', () => {
    const error = new HttpError(422, '{"title":"Unprocessable Content","code":"field-missing"}');
    expect(errorMessage(error)).toBe('422: Falta un dato obligatorio.');
  });

  test('with a code that is not known, it has the sentence of the server', () => {
    expect(errorMessage(unknown)).toBe('409: Come back later.');
  });

  test('in English again, each has the sentence of the server', async () => {
    await language.choose('en-US');
    expect(errorMessage(refused)).toBe('409: You still owe $10.00 on this debt.');
  });
});

test.each([
  [new HttpError(401, ''), true],
  [new HttpError(403, ''), false],
  [new TypeError('Failed to fetch'), false],
  [undefined, false],
])('isUnauthorized of %s: %s', (error, expected) => {
  expect(isUnauthorized(error)).toBe(expected);
});

describe('the members of a problem', () => {
  test('are read one by one', () => {
    const error = new HttpError(422, '{"title":"Unprocessable Content","detail":"Too much."}');
    expect(problemMember(error, 'title')).toBe('Unprocessable Content');
    expect(problemDetail(error)).toBe('Too much.');
  });

  test.each(['', 'Bad Gateway', '<html>', 'null', '[]', '{}', '{"detail":5}', '{"detail":" "}'])(
    'are undefined in %j',
    (body) => {
      expect(problemMember(new HttpError(502, body), 'title')).toBeUndefined();
      expect(problemDetail(new HttpError(502, body))).toBeUndefined();
    },
  );

  test('are undefined without a response', () => {
    expect(problemDetail(new TypeError('Failed to fetch'))).toBeUndefined();
  });
});

test('what was not stored offline no longer says so with a connection', () => {
  vi.stubGlobal('navigator', { onLine: true });
  const message = errorMessage(new OfflineError('not-stored'));
  vi.unstubAllGlobals();
  expect(message).toBe('This part couldn’t load while you were offline. Try again.');
});

test('a failure has a message, and says if nothing was sent', () => {
  expect(toFailure(new HttpError(422, 'above the balance'))).toEqual({
    ok: false,
    message: '422: above the balance',
  });
  expect(toFailure(new OfflineError('not-sent'))).toEqual({
    ok: false,
    message: 'You’re offline, so nothing was sent. Try again once you’re connected.',
    notSent: true,
  });
});
