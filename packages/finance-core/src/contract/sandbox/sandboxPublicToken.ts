/** As much of a link token as a public token carries, so that it keeps to its 500 characters. */
const LINK_TOKEN_PART = 200;

/**
 * The public token that linking a bank of the sandbox ends with.
 *
 * The same bank and the same link token give the same public token: linking again after an answer
 * was lost is then the same submission.
 *
 * @example sandboxPublicToken('tidewater', 'link-sandbox_1') // 'public-sandbox-tidewater.link-sandbox_1'
 */
export function sandboxPublicToken(institutionId: string, linkToken: string): string {
  return `public-sandbox-${institutionId}.${linkToken.slice(-LINK_TOKEN_PART)}`;
}
