/** The default page after a sign-in. */
const HOME = '/dashboard';

/** The longest accepted path in characters. */
const MAX_LENGTH = 500;

/**
 * The page to return to after the sign-in; prevents open redirects. A path that a browser would
 * resolve to another host (`//evil`, `/\evil`, or with a tab between) or that is no page
 * (`/api/logout`) becomes the dashboard.
 *
 * @example safeRedirectPath('/debts?sort=apr') // '/debts?sort=apr'
 * @example safeRedirectPath('//evil.example') // '/dashboard'
 */
export function safeRedirectPath(path: string | undefined): string {
  if (path === undefined || path.length > MAX_LENGTH) return HOME;
  // Printable ASCII without a backslash: browsers drop tabs and line ends, and convert \ to /.
  if (!/^\/(?!\/)[!-[\]-~]*$/.test(path)) return HOME;
  const url = URL.parse(path, 'http://own.invalid');
  if (url?.host !== 'own.invalid' || url.pathname.startsWith('//')) return HOME;
  return isApiPath(url.pathname) ? HOME : `${url.pathname}${url.search}${url.hash}`;
}

/** Whether a path belongs to the API. Routing decodes the path, so it is decoded here too. */
function isApiPath(path: string): boolean {
  try {
    return /^\/api(\/|$)/i.test(decodeURIComponent(path));
  } catch {
    // Invalid percent-encoding matches no page.
    return true;
  }
}
