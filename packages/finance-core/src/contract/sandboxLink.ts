/** A bank of the sandbox: made up, and the same for everybody who looks at it. */
export interface SandboxInstitution {
  /** Names it in a public token: small letters and hyphens. */
  readonly id: string;
  readonly name: string;
  /** What linking it shows. */
  readonly about: string;
  /** Whether it turns every connection down, so that a failure can be seen. */
  readonly refuses?: true;
}

/** The banks that can be linked without a real one: the first is the one a token without a name means. */
export const SANDBOX_INSTITUTIONS: readonly [SandboxInstitution, ...SandboxInstitution[]] = [
  { id: 'first-harbor', name: 'First Harbor Bank', about: 'Checking and savings' },
  {
    id: 'tidewater',
    name: 'Tidewater Credit Union',
    about: 'Checking, savings, and a credit card',
  },
  {
    id: 'granite-hill',
    name: 'Granite Hill Savings',
    about: 'Checking, savings, and a credit card',
  },
  {
    id: 'closed-door',
    name: 'Closed Door Bank',
    about: 'Declines every connection, for testing',
    refuses: true,
  },
];

/**
 * The bank of the sandbox that a public token stands for; a token that names none of them means the
 * first.
 *
 * @example sandboxInstitutionOf('public-sandbox-tidewater.link-sandbox_1').name // 'Tidewater Credit Union'
 */
export function sandboxInstitutionOf(publicToken: string): SandboxInstitution {
  const id = /^public-sandbox-([a-z-]+)\./.exec(publicToken)?.[1];
  return (
    SANDBOX_INSTITUTIONS.find((institution) => institution.id === id) ?? SANDBOX_INSTITUTIONS[0]
  );
}

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
