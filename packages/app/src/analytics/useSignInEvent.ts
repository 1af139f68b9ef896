import type { User } from '@dime-time/finance-core/contract';
import { useEffect } from 'react';
import { identify, track } from './analytics.ts';
import { signInMark } from './signInMark.ts';
import { userProperties } from './userProperties.ts';

/**
 * Tracks a login when a user is signed in who was not on the last visit: the sign-in itself happens on
 * another site.
 *
 * @param user the signed-in user, `null` if there is none, `undefined` while it is not known.
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
