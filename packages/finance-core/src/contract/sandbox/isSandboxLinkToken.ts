/** Plaid's own tokens go on with a hyphen, also those of its sandbox: `link-sandbox-af1a0311-…`. */
const PREFIX = 'link-sandbox_';

/**
 * Whether a link token is one of our sandbox of made-up banks, and no provider's window knows it.
 *
 * @example isSandboxLinkToken('link-sandbox_1') // true
 */
export function isSandboxLinkToken(linkToken: string): boolean {
  return linkToken.startsWith(PREFIX);
}
