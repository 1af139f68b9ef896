import { keepChoice, readChoice } from '../storage/storedChoice.ts';

const KEY = 'dime-time.seen-signed-in';
const SEEN = ['yes', 'no'] as const;

/** Whether somebody was signed in when this browser last looked, so that each sign-in is counted once. */
export const signInMark = {
  isSet: (): boolean => readChoice(KEY, SEEN, 'no') === 'yes',
  set: (): void => keepChoice(KEY, 'yes'),
  clear: (): void => {
    if (signInMark.isSet()) keepChoice(KEY, 'no');
  },
};
