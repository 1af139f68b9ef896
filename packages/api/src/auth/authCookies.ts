import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';

/** A cookie that only the server reads, for the whole of its origin and no other. */
export interface PrivateCookie {
  /** As it stands in a request. */
  readonly name: string;
  read(c: Context): string | undefined;
  write(c: Context, value: string, lifeMs: number): void;
  clear(c: Context): void;
}

/**
 * Makes a cookie that no script reads and no other site sends along with a write.
 *
 * Over https its name begins with `__Host-`, with which a browser takes it from this very host
 * only. That name needs `Secure`, which Safari refuses on http://localhost, so there it goes without.
 *
 * @param publicUrl where browsers reach the server.
 */
export function privateCookie(name: string, publicUrl: string): PrivateCookie {
  const isSecure = publicUrl.startsWith('https:');
  const prefix = isSecure ? ({ prefix: 'host' } as const) : {};
  const options = { path: '/', httpOnly: true, sameSite: 'Lax', secure: isSecure } as const;
  return {
    name: isSecure ? `__Host-${name}` : name,
    read: (c) => (isSecure ? getCookie(c, name, 'host') : getCookie(c, name)) || undefined,
    write(c, value, lifeMs) {
      setCookie(c, name, value, { ...options, ...prefix, maxAge: Math.floor(lifeMs / 1000) });
    },
    clear(c) {
      deleteCookie(c, name, { ...options, ...prefix });
    },
  };
}

/** The cookie of a session: a random id that means nothing outside of the database. */
export function sessionCookie(publicUrl: string): PrivateCookie {
  return privateCookie('dime_time_session', publicUrl);
}
