import type { User } from '@dime-time/finance-core/contract';
import { useEffect } from 'react';
import { keepChoice, readChoice } from '../shell/storedChoice.ts';
import { identify, track } from './analytics.ts';
import { userProperties } from './userProperties.ts';

const KEY = 'dime-time.seen-signed-in';
const SEEN = ['yes', 'no'] as const;

/**
 * Counts a login when somebody is signed in who was not when this browser last looked. The sign-in
 * itself happens on another site, so its end is all there is to see.
 *
 * @param user the signed-in person, `null` for nobody, `undefined` while it is not known.
 */
export function useSignInEvent(user: User | null | undefined): void {
  useEffect(() => {
    if (user === undefined) return;
    const seen = readChoice(KEY, SEEN, 'no');
    const is = user === null ? 'no' : 'yes';
    if (seen !== is) keepChoice(KEY, is);
    if (user === null) return;
    identify(userProperties(user));
    if (seen === 'no') track({ name: 'login' });
  }, [user]);
}
