import { afterEach, expect, test, vi } from 'vitest';
import { preloadedResponses } from './preloadedResponses.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a response that the document requested is used once', async () => {
  const dimeTimePreloads = new Map([['/api/user', Promise.resolve(new Response('{}'))]]);
  vi.stubGlobal('window', { dimeTimePreloads });
  const response = await preloadedResponses.take('/api/user');
  expect(await response?.text()).toBe('{}');
  expect(preloadedResponses.take('/api/user')).toBeUndefined();
});

test('an unused response is gone after clearing', () => {
  const dimeTimePreloads = new Map([['/api/debts', Promise.resolve(new Response('[]'))]]);
  vi.stubGlobal('window', { dimeTimePreloads });
  preloadedResponses.clear();
  expect(preloadedResponses.take('/api/debts')).toBeUndefined();
});

test('there is none without the inline script, or without a document', () => {
  vi.stubGlobal('window', {});
  expect(preloadedResponses.take('/api/user')).toBeUndefined();
  vi.stubGlobal('window', undefined);
  expect(preloadedResponses.take('/api/user')).toBeUndefined();
});
