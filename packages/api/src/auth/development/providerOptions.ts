import type { Configuration, KoaContextWithOIDC } from 'oidc-provider';
import { createMemoryAdapter } from './memoryAdapter.ts';
import { DEMO_USERS } from './demoUsers.ts';
import { signingKey } from './signingKey.ts';

/** The path of the development provider on the server's origin. */
export const MOUNT = '/api/oidc';

export interface ProviderOptionsInput {
  readonly publicUrl: string;
  /** The secret that keys are derived from. */
  readonly secret: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly callbackUrl: string;
}

/** The configuration of oidc-provider: one client, two users, no consent page. */
export function providerOptions(input: ProviderOptionsInput): Configuration {
  return {
    adapter: createMemoryAdapter(),
    clients: [
      {
        client_id: input.clientId,
        client_secret: input.clientSecret,
        redirect_uris: [input.callbackUrl],
        post_logout_redirect_uris: [`${input.publicUrl}/`],
        grant_types: ['authorization_code'],
        response_types: ['code'],
        id_token_signed_response_alg: 'ES256',
      },
    ],
    jwks: { keys: [signingKey(input.secret)] },
    cookies: {
      keys: [signingKey(`cookies of ${input.secret}`).d ?? ''],
      long: { httpOnly: true, sameSite: 'lax', path: MOUNT },
    },
    claims: {
      openid: ['sub'],
      profile: ['given_name', 'family_name', 'zoneinfo'],
      email: ['email'],
    },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: true, logoutSource: () => {} },
    },
    interactions: { url: (_ctx, { uid }) => `${MOUNT}/interaction/${uid}` },
    ttl: {
      AccessToken: 300,
      AuthorizationCode: 60,
      IdToken: 3600,
      Interaction: 600,
      Grant: 86_400,
      Session: 86_400,
    },
    findAccount: (_ctx, subject) => accountOf(subject),
    loadExistingGrant: grantAll,
    // The library's own error page has its own style and script; plain text is enough here.
    renderError: (ctx, { error }) => {
      ctx.type = 'text/plain';
      ctx.body = `The development sign-in could not go on: ${error}. Please start again from the home page.`;
    },
  };
}

function accountOf(subject: string) {
  const person = DEMO_USERS.find((known) => known.subject === subject);
  return (
    person && {
      accountId: subject,
      claims: () => ({
        sub: subject,
        given_name: person.firstName,
        family_name: person.lastName,
        email: person.email,
        zoneinfo: Intl.DateTimeFormat().resolvedOptions().timeZone,
      }),
    }
  );
}

/** Grants every requested scope without a consent page. */
async function grantAll(ctx: KoaContextWithOIDC) {
  const { client, session, provider, params } = ctx.oidc;
  if (!client || !session?.accountId) return undefined;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope(typeof params?.['scope'] === 'string' ? params['scope'] : 'openid');
  await grant.save();
  return grant;
}
