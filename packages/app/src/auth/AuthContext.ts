import type { User } from '@dime-time/finance-core/contract';
import { createContext } from 'react';

interface AuthActions {
  /** Leaves for the hosted sign-in. */
  login: () => void;
  /** Forgets everything fetched, then leaves through the logout route. */
  logout: () => void;
}

export type Auth = AuthActions &
  (
    | { status: 'loading' }
    | { status: 'signed-out' }
    /** There is no connection, and nothing kept in this browser says who is there. */
    | { status: 'offline' }
    | { status: 'signed-in'; user: User }
  );

export const AuthContext = createContext<Auth | undefined>(undefined);
