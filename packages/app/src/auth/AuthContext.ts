import type { User } from '@dime-time/finance-core/contract';
import { createContext } from 'react';

interface AuthActions {
  /** Navigates to the hosted sign-in. */
  login: () => void;
  /** Clears all fetched data, then navigates to the logout route. */
  logout: () => void;
}

export type Auth = AuthActions &
  (
    | { status: 'loading' }
    | { status: 'signed-out' }
    /** There is no connection, and no user in the offline cache. */
    | { status: 'offline' }
    | { status: 'signed-in'; user: User }
  );

export const AuthContext = createContext<Auth | undefined>(undefined);
