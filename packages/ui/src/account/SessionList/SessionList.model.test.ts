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
  const { device, unknownBrowser, unknownDevice } = sessionListWords.messages;
  const words = {
    device: (values: { browser: string; system: string }) => String(device(values)),
    unknownBrowser,
    unknownDevice,
  };
  expect(sessionName({ browser, system }, words)).toBe(name);
});
