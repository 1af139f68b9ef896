/** Where a sign-in leads by itself. */
const DEFAULT_PAGES: readonly string[] = ['/', '/dashboard'];

/**
 * The path of the sign-in, which returns to the page that was asked for.
 *
 * @param address the address of that page; empty if it is not known.
 * @example signInPath('https://dime.example/debts?sort=apr') // '/api/login?returnTo=%2Fdebts%3Fsort%3Dapr'
 */
export function signInPath(address: string): string {
  const { pathname, search, hash } = new URL(address, 'http://prerendered.invalid');
  const returnTo = `${pathname}${search}${hash}`;
  return DEFAULT_PAGES.includes(pathname)
    ? '/api/login'
    : `/api/login?${new URLSearchParams({ returnTo })}`;
}
