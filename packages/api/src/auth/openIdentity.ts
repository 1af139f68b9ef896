import { randomBytes } from 'node:crypto';
import type { Config } from '../config/config.ts';
import type { DevelopmentProvider } from './development/startDevelopmentProvider.ts';
import { createIdentityProvider, type IdentityProvider } from './identityProvider.ts';

/** The way in: who says who somebody is. */
export interface Identity {
  readonly provider: IdentityProvider;
  /** Under which name the people of this provider are kept. */
  readonly realm: string;
  /** Set where the two made-up people stand in for a provider. */
  readonly development: DevelopmentProvider | undefined;
  close(): Promise<void>;
}

/** The development provider's people keep their households when the server moves to another port. */
const DEVELOPMENT_REALM = 'urn:dime-time:development';

/**
 * Opens the configured provider; where there is none, one with two made-up people stands in.
 *
 * @param secret what the development provider's keys are drawn from.
 * @throws Error in production without a provider: made-up people there would be an open door.
 */
export async function openIdentity(
  config: Pick<Config, 'isProduction' | 'publicUrl' | 'oidc'>,
  secret: string,
): Promise<Identity> {
  const callbackUrl = `${config.publicUrl}/api/login/callback`;
  if (config.oidc) {
    return {
      provider: createIdentityProvider({ ...config.oidc, callbackUrl }),
      realm: config.oidc.issuer,
      development: undefined,
      close: async () => {},
    };
  }
  if (config.isProduction) throw new Error('OIDC_ISSUER is needed in production and is not set.');
  // Read only where it is used: a server of real households carries no provider of its own.
  const { startDevelopmentProvider } = await import('./development/startDevelopmentProvider.ts');
  const client = { clientId: 'dime-time', clientSecret: randomBytes(32).toString('base64url') };
  const development = await startDevelopmentProvider({
    publicUrl: config.publicUrl,
    secret,
    callbackUrl,
    ...client,
  });
  const provider = createIdentityProvider({
    issuer: development.issuer,
    callbackUrl,
    ...client,
    // Straight to its port: the address that browsers use may not lead back here from inside.
    fetch: (url, options) =>
      development.fetch(url.slice(development.issuer.length), options as RequestInit),
  });
  return { provider, realm: DEVELOPMENT_REALM, development, close: () => development.close() };
}
