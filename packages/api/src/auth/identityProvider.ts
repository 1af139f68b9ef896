import * as client from 'openid-client';
import type { CustomFetch } from 'openid-client';

export interface IdentityProviderOptions {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Where the provider sends the browser back to. */
  readonly callbackUrl: string;
  /** Takes the place of the network between the server and the provider. */
  readonly fetch?: CustomFetch;
  /** How long a call to the provider may take. */
  readonly timeoutMs?: number;
}

/** What has to come back unchanged from a visit to the provider. */
interface SignInChecks {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** Who the provider says it is. */
interface Person {
  readonly subject: string;
  readonly idToken: string | undefined;
  readonly claims: Readonly<Record<string, unknown>>;
}

/** An OpenID Connect provider, reached by the authorization code flow with PKCE. */
export interface IdentityProvider {
  readonly issuer: string;
  /** Where to send the browser, and what to check when it comes back. */
  begin(): Promise<{ readonly url: URL; readonly checks: SignInChecks }>;
  /** @throws SignInRefused when the answer is not the one to this sign-in. */
  finish(answer: URL, checks: SignInChecks): Promise<Person>;
  /** Where the session at the provider ends; `undefined` where it offers no such place. */
  endSessionUrl(idToken: string | undefined, landing: string): Promise<URL | undefined>;
}

/** The provider's answer does not belong to the sign-in that was begun, or was refused. */
export class SignInRefused extends Error {
  override readonly name = 'SignInRefused';
}

/** The provider cannot be reached, or does not answer as one. */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderDown';
}

/** What the provider says of itself is asked for again after so long. */
const DISCOVERY_TTL_MS = 60 * 60_000;

const TIMEOUT_MS = 5000;

/** Nothing is asked of the provider before the first sign-in. */
export function createIdentityProvider(options: IdentityProviderOptions): IdentityProvider {
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
  // Names and the zone are in the token, at the endpoint for them, or at both.
  const userInfo = configuration.serverMetadata().userinfo_endpoint
    ? await client.fetchUserInfo(configuration, tokens.access_token, claims.sub)
    : {};
  return { subject: claims.sub, idToken: tokens.id_token, claims: { ...claims, ...userInfo } };
}

/** Asks once what the provider says of itself, and again when that is old; a failure is not kept. */
function createDiscovery(options: IdentityProviderOptions): () => Promise<client.Configuration> {
  let known: { configuration: client.Configuration; until: number } | undefined;
  let pending: Promise<client.Configuration> | undefined;
  return async () => {
    if (known && known.until > performance.now()) return known.configuration;
    pending ??= discover(options).finally(() => (pending = undefined));
    try {
      const configuration = await pending;
      known = { configuration, until: performance.now() + DISCOVERY_TTL_MS };
    } catch (cause) {
      // What held an hour ago most likely still does.
      if (!known) throw new ProviderUnavailable('The provider was not found.', { cause });
    }
    return known.configuration;
  };
}

function discover(options: IdentityProviderOptions): Promise<client.Configuration> {
  const issuer = new URL(options.issuer);
  const isLoopback = ['localhost', '127.0.0.1', '[::1]'].includes(issuer.hostname);
  return client.discovery(issuer, options.clientId, options.clientSecret, undefined, {
    timeout: (options.timeoutMs ?? TIMEOUT_MS) / 1000,
    execute: [
      // The signature of the token is checked though it comes over TLS: it costs one cached key.
      client.enableNonRepudiationChecks,
      // Plain http never leaves the machine; anywhere else it is refused.
      ...(isLoopback && issuer.protocol === 'http:' ? [client.allowInsecureRequests] : []),
    ],
    ...(options.fetch ? { [client.customFetch]: options.fetch } : {}),
  });
}

/** Codes of the client that mean nobody answered, or not a provider. */
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
  // A fetch that fails is a TypeError without a code of the client's.
  const isDown = UNREACHABLE.has(code) || (cause instanceof TypeError && !code.startsWith('OAUTH'));
  return isDown
    ? new ProviderUnavailable('The provider did not answer.', { cause })
    : new SignInRefused('The answer does not belong to this sign-in.', { cause });
}
