/** The addresses that code links to. */
export const paths = {
  landing: '/',
  /** The first page after signing in. */
  dashboard: '/dashboard',
  debts: '/debts',
  /** Where the person is signed in; only a server with the extension has it. */
  sessions: '/settings/sessions',
  /** Redirects to the hosted sign-in; there is no page for it. */
  signIn: '/login',
} as const;
