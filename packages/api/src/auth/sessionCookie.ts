import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';

/** An HttpOnly cookie of the server's origin. */
export interface PrivateCookie {
  /** Its name in the `Cookie` header, with the prefix. */
  readonly name: string;
  read(c: Context): string | undefined;
  write(c: Context, value: string, lifeMs: number): void;
  clear(c: Context): void;
}

/**
 * Creates an HttpOnly, SameSite=Lax cookie.
 *
 * Over https its name has the prefix `__Host-`, so that browsers accept it from this host only. The
 * prefix needs `Secure`, which Safari rejects on http://localhost, so there it is omitted.
 *
 * @param publicUrl the URL of the server as browsers see it.
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

/** The session cookie: a random id without meaning outside the database. */
export function sessionCookie(publicUrl: string): PrivateCookie {
  return privateCookie('dime_time_session', publicUrl);
}
