/** The addresses that code links to. */
export const paths = {
  landing: '/',
  /** The first page after signing in. */
  dashboard: '/dashboard',
  debts: '/debts',
  /** Redirects to the hosted sign-in; there is no page for it. */
  signIn: '/login',
} as const;
