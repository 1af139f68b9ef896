import { HttpError } from '@dime-time/finance-core/contract';

/**
 * What the server says in one member of its `application/problem+json` body, where it has words there.
 *
 * @example problemMember(new HttpError(503, '{"title":"Service Unavailable"}'), 'title') // 'Service Unavailable'
 */
export function problemMember(error: unknown, member: 'title' | 'detail'): string | undefined {
  if (!(error instanceof HttpError)) return undefined;
  try {
    const body: unknown = JSON.parse(error.body);
    if (typeof body !== 'object' || body === null) return undefined;
    const words = (body as Record<string, unknown>)[member];
    return typeof words === 'string' && words.trim() !== '' ? words : undefined;
  } catch {
    return undefined;
  }
}
