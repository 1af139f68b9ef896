import { Hono, type Context } from 'hono';
import { epochMillis } from '@dime-time/finance-core';
import type { CoreDeps } from '../db/index.ts';
import type { HonoEnv } from '../http/honoEnv.ts';
import { problem } from '../http/problem.ts';
import { readRequestBody } from '../http/readRequestBody.ts';
import { requestClient } from '../http/requestClient.ts';
import { privateCookie, sessionCookie } from './sessionCookie.ts';
import { MOUNT } from './development/providerOptions.ts';
import { ProviderUnavailable, SignInRefused } from './oidcProvider.ts';
import type { IdentityProvider } from './openIdentityProvider.ts';
import { errorPage, type SignInError } from './pages/errorPage.ts';
import { pageLocale } from './pages/pageLocale.ts';
import { STYLE, STYLE_PATH } from './pages/style.ts';
import { decryptPendingSignIn, encryptPendingSignIn, SIGN_IN_TIMEOUT } from './pendingSignIn.ts';
import { safeRedirectPath } from './safeRedirectPath.ts';
import { SESSION_LIFETIME, type Sessions, type SessionUser } from './sessions.ts';
import type { Encryption } from '../encryption/index.ts';
import { upsertUser } from './upsertUser.ts';

/** The content security policy of the sign-in pages: their stylesheet and their form. */
const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

export interface AuthDeps extends CoreDeps {
  readonly sessions: Sessions;
  readonly encryption: Encryption;
  readonly identity: IdentityProvider;
  /** Runs at each sign-in, before the session starts. */
  readonly welcome: (user: SessionUser, subject: string) => Promise<void>;
}

/**
 * The routes of the sign-in: /api/login, its callback, /api/logout, and the development provider.
 */
export function authRoutes(deps: AuthDeps): Hono<HonoEnv> {
  const { development } = deps.identity;
  const app = new Hono<HonoEnv>();
  app.use(async (c, next) => {
    await next();
    if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store');
    if (c.res.headers.get('Content-Type')?.startsWith('text/html')) {
      c.header('Content-Security-Policy', PAGE_POLICY);
      c.header('Vary', 'Accept-Language', { append: true });
    }
  });
  app.get(STYLE_PATH, (c) =>
    c.body(STYLE, 200, {
      'Content-Type': 'text/css; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    }),
  );
  app.get('/api/login', login(deps));
  app.get('/api/login/callback', callback(deps));
  app.get('/api/logout', logout(deps));
  if (development) {
    app.on(['GET', 'POST'], `${MOUNT}/*`, async (c) => {
      const { pathname, search } = new URL(c.req.url);
      const request = await toForwardedRequest(c);
      if ('refused' in request) return request.refused;
      return development.fetch(`${pathname.slice(MOUNT.length)}${search}`, request.init);
    });
  }
  return app;
}

function login({ config, encryption, clock, identity, log }: AuthDeps) {
  const pendingCookie = pendingSignInCookie(config.publicUrl);
  return async (c: Context<HonoEnv>) => {
    try {
      const { url, checks } = await identity.provider.begin();
      const begunAt = epochMillis(clock());
      const returnTo = safeRedirectPath(c.req.query('returnTo'));
      const pending = encryptPendingSignIn(encryption, { ...checks, returnTo, begunAt });
      pendingCookie.write(c, pending, SIGN_IN_TIMEOUT);
      return c.redirect(url.href);
    } catch (error) {
      log.warn({ err: error }, 'A sign-in could not begin.');
      return respondWithError(c, 'unavailable');
    }
  };
}

function callback(deps: AuthDeps) {
  const { config, sessions, encryption, clock, identity, log } = deps;
  const pendingCookie = pendingSignInCookie(config.publicUrl);
  const cookie = sessionCookie(config.publicUrl);
  return async (c: Context<HonoEnv>) => {
    const kept = pendingCookie.read(c);
    const pending = kept && decryptPendingSignIn(encryption, kept, clock());
    // A callback is accepted once per sign-in, whatever its outcome.
    pendingCookie.clear(c);
    if (!pending) return respondWithError(c, 'lost');
    if (c.req.query('error') && c.req.query('state') === pending.state) {
      return respondWithError(c, 'cancelled');
    }
    try {
      const answer = new URL(`${config.publicUrl}/api/login/callback${new URL(c.req.url).search}`);
      const person = await identity.provider.finish(answer, pending);
      const user = await deps.database.transaction((tx) =>
        upsertUser(tx, { issuer: identity.realm, ...person }, clock()),
      );
      await deps.welcome(user, person.subject);
      const earlier = cookie.read(c);
      if (earlier) await sessions.end(earlier);
      log.info({ userId: user.userId }, 'Somebody signed in.');
      const client = requestClient(c, config);
      const session = await sessions.start(user.userId, { idToken: person.idToken, client });
      cookie.write(c, session, SESSION_LIFETIME);
      return c.redirect(pending.returnTo);
    } catch (error) {
      log.warn({ err: error }, 'A sign-in came to nothing.');
      if (error instanceof SignInRefused) return respondWithError(c, 'refused');
      return respondWithError(c, 'unavailable');
    }
  };
}

function logout({ config, sessions, identity, log }: AuthDeps) {
  const cookie = sessionCookie(config.publicUrl);
  return async (c: Context<HonoEnv>) => {
    const ended = cookie.read(c);
    // A link or image on another site must not sign the user out.
    const isForeign = c.req.header('Sec-Fetch-Site') === 'cross-site';
    if (ended === undefined || isForeign) return c.redirect('/');
    cookie.clear(c);
    const idToken = await sessions.end(ended);
    log.info('Somebody signed out.');
    try {
      const url = await identity.provider.endSessionUrl(idToken, `${config.publicUrl}/`);
      return c.redirect(url?.href ?? '/');
    } catch (error) {
      // Our session has ended, which was the request; the provider's session expires by itself.
      if (!(error instanceof ProviderUnavailable)) throw error;
      log.warn({ err: error }, 'The session at the provider was left to end by itself.');
      return c.redirect('/');
    }
  };
}

function pendingSignInCookie(publicUrl: string) {
  return privateCookie('dime_time_sign_in', publicUrl);
}

function respondWithError(c: Context<HonoEnv>, kind: SignInError) {
  if (kind === 'unavailable') c.header('Retry-After', '30');
  const locale = pageLocale(c.req.header('Accept-Language'));
  return c.html(errorPage(kind, locale), kind === 'unavailable' ? 503 : 400);
}

/** The request to forward to the development provider, which takes only short forms. */
async function toForwardedRequest(
  c: Context<HonoEnv>,
): Promise<{ readonly init: RequestInit } | { readonly refused: Response }> {
  const headers = new Headers();
  for (const name of ['accept', 'accept-language', 'cookie', 'content-type', 'authorization']) {
    const value = c.req.header(name);
    if (value !== undefined) headers.set(name, value);
  }
  const { method } = c.req;
  if (method !== 'POST') return { init: { method, headers } };
  const read = await readRequestBody(c.req.raw);
  if ('problem' in read) return { refused: problem(read.problem) };
  return { init: { method, headers, body: read.bytes } };
}
