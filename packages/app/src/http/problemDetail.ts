import { problemMember } from './problemMember.ts';

/**
 * The words of a refusal, where the server put some into its `application/problem+json` body.
 *
 * @example problemDetail(new HttpError(422, '{"detail":"The bank is closed."}')) // 'The bank is closed.'
 */
export function problemDetail(error: unknown): string | undefined {
  return problemMember(error, 'detail');
}
