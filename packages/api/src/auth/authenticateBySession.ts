import type { Config } from '../config/config.ts';
import type { Authenticate } from '../http/respond.ts';
import { sessionCookie } from './authCookies.ts';
import type { Sessions } from './sessions.ts';

/** The authentication of a request by the cookie of its session. */
export function authenticateBySession(deps: {
  readonly config: Pick<Config, 'publicUrl'>;
  readonly sessions: Sessions;
}): Authenticate {
  const cookie = sessionCookie(deps.config.publicUrl);
  return async (context) => {
    const value = cookie.read(context);
    return value === undefined ? undefined : deps.sessions.read(value);
  };
}
