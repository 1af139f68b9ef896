import { SEEN_SIGNED_IN_KEY } from '../storage/storageKeys.ts';
import { readStoredChoice, writeStoredChoice } from '../storage/storedChoice.ts';

const SEEN = ['yes', 'no'] as const;

/** Whether a user was signed in on the last visit of this browser, so that a login is counted once. */
export const signInMark = {
  isSet: (): boolean => readStoredChoice(SEEN_SIGNED_IN_KEY, SEEN, 'no') === 'yes',
  set: (): void => writeStoredChoice(SEEN_SIGNED_IN_KEY, 'yes'),
  clear: (): void => {
    if (signInMark.isSet()) writeStoredChoice(SEEN_SIGNED_IN_KEY, 'no');
  },
};
