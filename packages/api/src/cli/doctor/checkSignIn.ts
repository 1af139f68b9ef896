import type { Config } from '../../config/config.ts';
import { createOidcProvider } from '../../auth/index.ts';
import { messageOf } from '../settings.ts';
import { type Finding, note, problem } from './finding.ts';

/** Checks that the discovery document of the sign-in service can be read and is valid. */
export async function checkSignIn(
  { oidc, publicUrl }: Pick<Config, 'oidc' | 'publicUrl'>,
  isProduction: boolean,
): Promise<Finding[]> {
  if (!oidc) {
    // In production it is required, and reported as missing.
    return isProduction ? [] : [note('OIDC_ISSUER is not set: people who sign in are made up.')];
  }
  try {
    await createOidcProvider({ ...oidc, callbackUrl: `${publicUrl}/api/login/callback` }).begin();
    return [];
  } catch (error) {
    return [
      problem(
        `The discovery document of OIDC_ISSUER ${oidc.issuer} cannot be used (${reasonOf(error)}). Open ${oidc.issuer}/.well-known/openid-configuration from this machine.`,
      ),
    ];
  }
}

/** The message of the innermost cause, such as that of the network. */
function reasonOf(error: unknown): string {
  if (error instanceof Error && error.cause !== undefined) return reasonOf(error.cause);
  return messageOf(error);
}
