import { problem } from './problem.ts';

/**
 * Refuses a write that a page of another site sent with this browser's cookies.
 *
 * A browser says where a request comes from; a program that says nothing has no cookies of a person.
 */
export function csrfGuard(request: Request, publicUrl: string): Response | undefined {
  const site = request.headers.get('Sec-Fetch-Site');
  const origin = request.headers.get('Origin');
  const isOwn =
    (site === null || site === 'same-origin') && (origin === null || origin === publicUrl);
  return isOwn ? undefined : problem(403, { detail: 'This comes from another site.' });
}
