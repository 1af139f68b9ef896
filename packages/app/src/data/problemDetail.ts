import { HttpError } from '@dime-time/finance-core/contract';

/**
 * The words of a refusal, where the server put some into its `application/problem+json` body.
 *
 * @example problemDetail(new HttpError(422, '{"detail":"The bank is closed."}')) // 'The bank is closed.'
 */
export function problemDetail(error: unknown): string | undefined {
  if (!(error instanceof HttpError)) return undefined;
  try {
    const body: unknown = JSON.parse(error.body);
    if (typeof body !== 'object' || body === null || !('detail' in body)) return undefined;
    return typeof body.detail === 'string' && body.detail.trim() !== '' ? body.detail : undefined;
  } catch {
    return undefined;
  }
}
