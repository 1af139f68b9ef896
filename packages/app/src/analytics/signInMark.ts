import { readStoredChoice, writeStoredChoice } from '../storage/storedChoice.ts';

const KEY = 'dime-time.seen-signed-in';
const SEEN = ['yes', 'no'] as const;

/** Whether a user was signed in on the last visit of this browser, so that a login is counted once. */
export const signInMark = {
  isSet: (): boolean => readStoredChoice(KEY, SEEN, 'no') === 'yes',
  set: (): void => writeStoredChoice(KEY, 'yes'),
  clear: (): void => {
    if (signInMark.isSet()) writeStoredChoice(KEY, 'no');
  },
};
