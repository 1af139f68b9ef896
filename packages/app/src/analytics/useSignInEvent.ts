import type { User } from '@dime-time/finance-core/contract';
import { useEffect } from 'react';
import { identify, track } from './analytics.ts';
import { signInMark } from './signInMark.ts';
import { userProperties } from './userProperties.ts';

/**
 * Counts a login when somebody is signed in who was not when this browser last looked. The sign-in
 * itself happens on another site, so its end is all there is to see.
 *
 * @param user the signed-in person, `null` for nobody, `undefined` while it is not known.
 */
export function useSignInEvent(user: User | null | undefined): void {
  useEffect(() => {
    if (user === undefined) return;
    if (user === null) {
      signInMark.clear();
      return;
    }
    identify(userProperties(user));
    if (signInMark.isSet()) return;
    signInMark.set();
    track({ name: 'login' });
  }, [user]);
}
