import type { Config } from '../config/config.ts';
import { requestClient } from '../http/requestClient.ts';
import type { Authenticate } from '../http/respond.ts';
import { sessionCookie } from './sessionCookie.ts';
import type { Sessions } from './sessions.ts';

/** The authentication of a request by the cookie of its session. */
export function authenticateBySession(deps: {
  readonly config: Pick<Config, 'publicUrl' | 'proxies'>;
  readonly sessions: Sessions;
}): Authenticate {
  const cookie = sessionCookie(deps.config.publicUrl);
  return async (context) => {
    const value = cookie.read(context);
    if (value === undefined) return undefined;
    return deps.sessions.read(value, () => requestClient(context, deps.config));
  };
}
