import * as client from 'openid-client';
import type { CustomFetch } from 'openid-client';

export interface OidcProviderOptions {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** The redirect URI. */
  readonly callbackUrl: string;
  /** Replaces the network calls to the provider. */
  readonly fetch?: CustomFetch;
  /** The timeout of a call to the provider, in milliseconds. */
  readonly timeoutMs?: number;
}

/** The values to check when the browser returns from the provider. */
interface SignInChecks {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** The user as the provider identifies them. */
interface Person {
  readonly subject: string;
  readonly idToken: string | undefined;
  readonly claims: Readonly<Record<string, unknown>>;
}

/** An OpenID Connect provider, reached by the authorization code flow with PKCE. */
export interface OidcProvider {
  readonly issuer: string;
  /** The URL to redirect the browser to, and the values to check when it returns. */
  begin(): Promise<{ readonly url: URL; readonly checks: SignInChecks }>;
  /** @throws SignInRefused when the response does not match this sign-in. */
  finish(answer: URL, checks: SignInChecks): Promise<Person>;
  /** The provider's sign-out URL; `undefined` where it has none. */
  endSessionUrl(idToken: string | undefined, landing: string): Promise<URL | undefined>;
}

/** The provider's response does not match the sign-in, or was rejected. */
export class SignInRefused extends Error {
  override readonly name = 'SignInRefused';
}

/** The provider cannot be reached, or its response is invalid. */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable';
}

/** How long the provider's metadata is cached, in milliseconds. */
const DISCOVERY_TTL_MS = 60 * 60_000;

const TIMEOUT_MS = 5000;

/** Creates the provider; its metadata is fetched at the first sign-in. */
export function createOidcProvider(options: OidcProviderOptions): OidcProvider {
  const discovered = createDiscovery(options);
  return {
    issuer: options.issuer,
    async begin() {
      const configuration = await discovered();
      const checks = {
        state: client.randomState(),
        nonce: client.randomNonce(),
        verifier: client.randomPKCECodeVerifier(),
      };
      const url = client.buildAuthorizationUrl(configuration, {
        redirect_uri: options.callbackUrl,
        scope: 'openid profile email',
        state: checks.state,
        nonce: checks.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(checks.verifier),
        code_challenge_method: 'S256',
      });
      return { url, checks };
    },
    async finish(answer, checks) {
      const configuration = await discovered();
      try {
        return await exchange(configuration, answer, checks);
      } catch (cause) {
        throw toSignInError(cause);
      }
    },
    async endSessionUrl(idToken, landing) {
      const configuration = await discovered();
      if (!configuration.serverMetadata().end_session_endpoint) return undefined;
      return client.buildEndSessionUrl(configuration, {
        post_logout_redirect_uri: landing,
        ...(idToken === undefined ? {} : { id_token_hint: idToken }),
      });
    },
  };
}

async function exchange(
  configuration: client.Configuration,
  answer: URL,
  checks: SignInChecks,
): Promise<Person> {
  const tokens = await client.authorizationCodeGrant(configuration, answer, {
    expectedState: checks.state,
    expectedNonce: checks.nonce,
    pkceCodeVerifier: checks.verifier,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (!claims) throw new SignInRefused('The provider told nobody’s name.');
  // Names and the time zone are in the id token, in the userinfo response, or in both.
  const userInfo = configuration.serverMetadata().userinfo_endpoint
    ? await client.fetchUserInfo(configuration, tokens.access_token, claims.sub)
    : {};
  return { subject: claims.sub, idToken: tokens.id_token, claims: { ...claims, ...userInfo } };
}

/** Fetches the provider's metadata once, and again when it has expired; a failure is not cached. */
function createDiscovery(options: OidcProviderOptions): () => Promise<client.Configuration> {
  let known: { configuration: client.Configuration; until: number } | undefined;
  let pending: Promise<client.Configuration> | undefined;
  return async () => {
    if (known && known.until > performance.now()) return known.configuration;
    pending ??= discover(options).finally(() => (pending = undefined));
    try {
      const configuration = await pending;
      known = { configuration, until: performance.now() + DISCOVERY_TTL_MS };
    } catch (cause) {
      // Metadata changes rarely, so expired metadata is used while the provider is down.
      if (!known) throw new ProviderUnavailable('The provider was not found.', { cause });
    }
    return known.configuration;
  };
}

function discover(options: OidcProviderOptions): Promise<client.Configuration> {
  const issuer = new URL(options.issuer);
  const isLoopback = ['localhost', '127.0.0.1', '[::1]'].includes(issuer.hostname);
  return client.discovery(issuer, options.clientId, options.clientSecret, undefined, {
    timeout: (options.timeoutMs ?? TIMEOUT_MS) / 1000,
    execute: [
      // Verify the id token's signature even though it came over TLS: it costs one cached key.
      client.enableNonRepudiationChecks,
      // Allow plain http only on the loopback interface.
      ...(isLoopback && issuer.protocol === 'http:' ? [client.allowInsecureRequests] : []),
    ],
    ...(options.fetch ? { [client.customFetch]: options.fetch } : {}),
  });
}

/** Error codes of the client for a provider that is unreachable or returns no valid response. */
const UNREACHABLE = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_PARSE_ERROR',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
]);

function toSignInError(cause: unknown): Error {
  if (cause instanceof SignInRefused) return cause;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  // A failed fetch throws a TypeError without one of the client's codes.
  const isDown = UNREACHABLE.has(code) || (cause instanceof TypeError && !code.startsWith('OAUTH'));
  return isDown
    ? new ProviderUnavailable('The provider did not answer.', { cause })
    : new SignInRefused('The answer does not belong to this sign-in.', { cause });
}
