import { expect, test } from 'vitest';
import type { AnalyticsEvent } from './events.ts';
import { watchErrors } from './watchErrors.ts';

function watched() {
  const page = new EventTarget();
  const events: AnalyticsEvent[] = [];
  const stop = watchErrors(page, { track: (event) => void events.push(event) });
  return { page, events, stop };
}

function globalError(error: unknown) {
  return Object.assign(new Event('error'), { error });
}

// @requirement 8.analytics.errors
test('an error nobody caught is reported by name and message', () => {
  const { page, events } = watched();
  page.dispatchEvent(globalError(new RangeError('too far')));
  expect(events).toEqual([{ name: 'js_error', params: { description: 'RangeError: too far' } }]);
});

// @requirement 8.analytics.errors
test('so is a rejection nobody handled, whatever it was rejected with', () => {
  const { page, events } = watched();
  page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'no' }));
  expect(events).toEqual([{ name: 'js_error', params: { description: 'no' } }]);
});

test('a picture that does not load is no error of a script', () => {
  const { page, events } = watched();
  page.dispatchEvent(new Event('error'));
  expect(events).toEqual([]);
});

test('a long message is cut, so that no page travels in it', () => {
  const { page, events } = watched();
  page.dispatchEvent(globalError(new Error('x'.repeat(1000))));
  expect(events[0]).toMatchObject({ params: { description: expect.stringMatching(/^.{150}$/) } });
});

test('once stopped it reports nothing', () => {
  const { page, events, stop } = watched();
  stop();
  page.dispatchEvent(globalError(new Error('late')));
  expect(events).toEqual([]);
});
