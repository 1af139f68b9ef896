/** A bank of the sandbox, with the same data for every user. */
export interface SandboxInstitution {
  /** Names it in a public token: small letters and hyphens. */
  readonly id: string;
  readonly name: string;
  /** A description of its accounts. */
  readonly about: string;
  /** Whether it declines every connection, to demonstrate a failure. */
  readonly refuses?: true;
}

/** The banks of the sandbox; the first is the default of a token without a bank. */
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

/** The most characters of a link token in a public token, which has at most 500. */
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
 * Whether a link token belongs to the built-in sandbox, not to a provider.
 *
 * @example isSandboxLinkToken('link-sandbox_1') // true
 */
export function isSandboxLinkToken(linkToken: string): boolean {
  return linkToken.startsWith(PREFIX);
}
