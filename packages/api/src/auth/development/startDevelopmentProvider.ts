import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Provider, type KoaContextWithOIDC } from 'oidc-provider';
import { pageLocale } from '../pages/pageLocale.ts';
import { signInChoicePage } from './signInChoicePage.ts';
import { DEMO_USERS } from './demoUsers.ts';
import { MOUNT, providerOptions, type ProviderOptionsInput } from './providerOptions.ts';

/** A local OpenID Connect provider. */
export interface DevelopmentProvider {
  readonly issuer: string;
  /** Forwards a request to it; `path` is relative to its mount path. */
  fetch(path: string, init: RequestInit): Promise<Response>;
  close(): Promise<void>;
}

/** The longest form in bytes. */
const MAX_FORM = 1000;

/**
 * Starts an OpenID Connect provider with two demo users on a loopback port that only the server
 * calls. Browsers reach it through the server, under {@link MOUNT}.
 */
export async function startDevelopmentProvider(
  options: ProviderOptionsInput,
): Promise<DevelopmentProvider> {
  const issuer = `${options.publicUrl}${MOUNT}`;
  const provider = new Provider(issuer, providerOptions(options));
  // It trusts the forwarded headers, since only the server calls it.
  provider.proxy = true;
  provider.use((ctx, next) => signOutAtOnce(ctx as KoaContextWithOIDC, next));
  const answer = provider.callback();
  const server = createServer((request, response) => {
    void respond(provider, request, response).then((isDone) => {
      // The library derives its URLs from the original path.
      if (!isDone)
        return answer(Object.assign(request, { originalUrl: `${MOUNT}${request.url}` }), response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const { host, protocol } = new URL(options.publicUrl);
  return {
    issuer,
    async fetch(path, init) {
      const headers = new Headers(init.headers);
      headers.set('X-Forwarded-Host', host);
      headers.set('X-Forwarded-Proto', protocol.slice(0, -1));
      const response = await fetch(`http://127.0.0.1:${port}${path}`, {
        ...init,
        headers,
        redirect: 'manual',
      });
      return asOwn(response);
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Hop-by-hop headers, and headers of the body's encoding, which are not forwarded. */
const OF_A_CONNECTION = [
  'Connection',
  'Content-Encoding',
  'Content-Length',
  'Date',
  'Keep-Alive',
  'Transfer-Encoding',
];

/** Copies the provider's response: with mutable headers, and without CORS headers. */
function asOwn(answer: Response): Response {
  const headers = new Headers(answer.headers);
  for (const name of OF_A_CONNECTION) headers.delete(name);
  for (const name of answer.headers.keys()) {
    if (name.startsWith('access-control-')) headers.delete(name);
  }
  return new Response(answer.body, { status: answer.status, headers });
}

/** Handles the choice of users; all other requests are the library's. */
async function respond(
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  if (!request.url?.startsWith('/interaction/')) return false;
  try {
    await provider.interactionDetails(request, response);
  } catch {
    // The interaction has expired or belongs to another browser: restart the sign-in.
    response.writeHead(303, { Location: '/api/login' }).end();
    return true;
  }
  const chosen = request.method === 'POST' ? await choiceOf(request) : undefined;
  if (chosen) {
    await provider.interactionFinished(request, response, { login: { accountId: chosen } });
  } else {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
    response.end(String(await signInChoicePage(pageLocale(request.headers['accept-language']))));
  }
  return true;
}

async function choiceOf(request: IncomingMessage): Promise<string | undefined> {
  if (Number(request.headers['content-length'] ?? MAX_FORM) >= MAX_FORM) return undefined;
  const chosen = new URLSearchParams(await text(request)).get('person');
  return DEMO_USERS.find(({ subject }) => subject === chosen)?.subject;
}

/**
 * Ends the provider's session without a confirmation page: the user has already chosen 'Log out' in
 * the product.
 *
 * The library has validated the redirect URI before this point.
 */
async function signOutAtOnce(ctx: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> {
  await next();
  if (ctx.oidc?.route !== 'end_session' || ctx.status !== 200) return;
  await ctx.oidc.session?.destroy();
  ctx.body = null;
  ctx.status = 303;
  const landing = ctx.oidc.params?.['post_logout_redirect_uri'];
  ctx.redirect(typeof landing === 'string' ? landing : '/');
}
