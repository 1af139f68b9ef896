import { expect, test } from 'vitest';
import { sessionListWords } from '../words/sessionList.ts';
import { sessionName } from './SessionList.model.ts';

test.each([
  ['Chrome', 'Windows', 'Chrome on Windows'],
  ['Safari', 'iPhone', 'Safari on iPhone'],
  [null, 'Android', 'Unknown browser on Android'],
  ['Firefox', null, 'Firefox'],
  [null, null, 'Unknown device'],
])('browser %s on system %s is named %s', (browser, system, name) => {
  expect(sessionName({ browser, system }, sessionListWords.messages)).toBe(name);
});
