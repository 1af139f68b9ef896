import { problem } from './problem.ts';

/**
 * CSRF guard: rejects a write that a page of another site sent with this browser's cookies.
 *
 * A browser sends `Sec-Fetch-Site` or `Origin`. A client that sends neither is not a browser and
 * has no cookies of a user.
 */
export function csrfGuard(request: Request, publicUrl: string): Response | undefined {
  const site = request.headers.get('Sec-Fetch-Site');
  const origin = request.headers.get('Origin');
  const isOwn =
    (site === null || site === 'same-origin') && (origin === null || origin === publicUrl);
  return isOwn ? undefined : problem('other-site');
}
