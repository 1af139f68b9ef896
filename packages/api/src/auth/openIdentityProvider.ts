import { randomBytes } from 'node:crypto';
import type { Config } from '../config/config.ts';
import type { DevelopmentProvider } from './development/startDevelopmentProvider.ts';
import { createOidcProvider, type OidcProvider } from './oidcProvider.ts';

/** Selects the OpenID provider. */
export interface IdentityProvider {
  readonly provider: OidcProvider;
  /** The issuer under which this provider's users are stored. */
  readonly realm: string;
  /** Set where the development provider with two demo users is used. */
  readonly development: DevelopmentProvider | undefined;
  close(): Promise<void>;
}

/** A fixed issuer, so that demo users keep their data when the server's port changes. */
const DEVELOPMENT_REALM = 'urn:dime-time:development';

/**
 * Creates the configured provider, or the development provider where none is configured.
 *
 * @param secret the secret that the development provider's keys are derived from.
 * @throws Error in production without a provider, where demo users would let anyone sign in.
 */
export async function openIdentityProvider(
  config: Pick<Config, 'isProduction' | 'publicUrl' | 'oidc'>,
  secret: string,
): Promise<IdentityProvider> {
  const callbackUrl = `${config.publicUrl}/api/login/callback`;
  if (config.oidc) {
    return {
      provider: createOidcProvider({ ...config.oidc, callbackUrl }),
      realm: config.oidc.issuer,
      development: undefined,
      close: async () => {},
    };
  }
  if (config.isProduction) throw new Error('OIDC_ISSUER is needed in production and is not set.');
  // Imported on demand: its packages are not installed in production.
  const { startDevelopmentProvider } = await import('./development/startDevelopmentProvider.ts');
  const client = { clientId: 'dime-time', clientSecret: randomBytes(32).toString('base64url') };
  const development = await startDevelopmentProvider({
    publicUrl: config.publicUrl,
    secret,
    callbackUrl,
    ...client,
  });
  const provider = createOidcProvider({
    issuer: development.issuer,
    callbackUrl,
    ...client,
    // Calls its port directly: the public URL may not resolve to this server from inside.
    fetch: (url, options) =>
      development.fetch(url.slice(development.issuer.length), options as RequestInit),
  });
  return { provider, realm: DEVELOPMENT_REALM, development, close: () => development.close() };
}
