import { afterEach, expect, test, vi } from 'vitest';
import { earlyAnswers } from './earlyAnswers.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('an answer that the document asked for is taken once', async () => {
  const dimeTimeEarly = new Map([['/api/user', Promise.resolve(new Response('{}'))]]);
  vi.stubGlobal('window', { dimeTimeEarly });
  const answer = await earlyAnswers.take('/api/user');
  expect(await answer?.text()).toBe('{}');
  expect(earlyAnswers.take('/api/user')).toBeUndefined();
});

test('one that nobody took is not there for who comes later', () => {
  const dimeTimeEarly = new Map([['/api/debts', Promise.resolve(new Response('[]'))]]);
  vi.stubGlobal('window', { dimeTimeEarly });
  earlyAnswers.forget();
  expect(earlyAnswers.take('/api/debts')).toBeUndefined();
});

test('there is none where the document asks for nothing, or where there is no document', () => {
  vi.stubGlobal('window', {});
  expect(earlyAnswers.take('/api/user')).toBeUndefined();
  vi.stubGlobal('window', undefined);
  expect(earlyAnswers.take('/api/user')).toBeUndefined();
});
