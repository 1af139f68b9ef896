import { afterEach, expect, test, vi } from 'vitest';
import { failOnConsoleError } from './failOnConsoleError.ts';
import { isOutsidePlay } from './isOutsidePlay.ts';

/** The globals of a test run. */
const globals = { theme: 'light', locale: 'en-US', place: 'full' };

afterEach(() => {
  vi.restoreAllMocks();
});

/** Logs the error of a failed play as Storybook does, or another one, and looks at the story. */
function lookAfter(said: readonly unknown[], outsidePlay: boolean): () => void {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { check, restore } = failOnConsoleError(false, outsidePlay);
  console.error(...said);
  restore();
  return check;
}

test.each([{}, { theme: 'dark' }])('a play that fails is an error with %j', (chosen) => {
  const outsidePlay = isOutsidePlay({ globals: { ...globals, ...chosen } });
  expect(lookAfter([new Error('expected 1 to be 2')], outsidePlay)).toThrow('expected 1 to be 2');
});

test.each([{ locale: 'es-US' }, { locale: 'en-XA' }, { place: '360px' }])(
  'a play that fails is none with %j, and what a component logs still is',
  (chosen) => {
    const outsidePlay = isOutsidePlay({ globals: { ...globals, ...chosen } });
    expect(lookAfter([new Error('expected 1 to be 2')], outsidePlay)).not.toThrow();
    expect(lookAfter(['Each child needs a key.'], outsidePlay)).toThrow('Each child needs a key.');
  },
);

test('the play of a story with a language of its own is written for that language', () => {
  const storyGlobals = { locale: 'es-US' };
  expect(isOutsidePlay({ globals: { ...globals, ...storyGlobals }, storyGlobals })).toBe(false);
});
