/** Where a sign-in lands that names no other page. */
const HOME = '/dashboard';

/** Long enough for every page with its filters. */
const MAX_LENGTH = 500;

/**
 * The page to go back to after signing in: a path of our own, else the dashboard.
 *
 * An address that a browser would read as another host's (`//evil`, `/\evil`, a tab between), or
 * that leads to no page (`/api/logout`), is not one of ours.
 *
 * @example ownPath('/debts?sort=apr') // '/debts?sort=apr'
 * @example ownPath('//evil.example') // '/dashboard'
 */
export function safeRedirectPath(path: string | undefined): string {
  if (path === undefined || path.length > MAX_LENGTH) return HOME;
  // Printable ASCII without a backslash: a browser drops tabs and line ends, and turns \ into /.
  if (!/^\/(?!\/)[!-[\]-~]*$/.test(path)) return HOME;
  const url = URL.parse(path, 'http://own.invalid');
  if (url?.host !== 'own.invalid' || url.pathname.startsWith('//')) return HOME;
  return isApiPath(url.pathname) ? HOME : `${url.pathname}${url.search}${url.hash}`;
}

/** Whether a path leads to the API; it is decoded before it is routed, so it is decoded here too. */
function isApiPath(path: string): boolean {
  try {
    return /^\/api(\/|$)/i.test(decodeURIComponent(path));
  } catch {
    // Broken percent signs lead to no page.
    return true;
  }
}
