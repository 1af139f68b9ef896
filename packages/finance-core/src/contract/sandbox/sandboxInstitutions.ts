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
