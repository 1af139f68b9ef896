import type { RequestHeaders } from './jsonBody.ts';
import { problemAnswer, type ProblemAnswer } from './problemAnswer.ts';

/**
 * Checks the `Expected-User` header of a request: the id of the user whose page sends it.
 *
 * Tabs of one browser share its session cookie. After another user has signed in in one tab, a page
 * that is still open in another tab would read and change the data of that user.
 *
 * @param userId the user of the session, as in the current-user answer.
 * @returns the error answer if the header names another user; it is optional.
 */
export function checkExpectedUser(
  headers: RequestHeaders,
  userId: string,
): ProblemAnswer | undefined {
  const expected = headers.get('Expected-User');
  if (expected === null || expected === userId) return undefined;
  return problemAnswer('other-user');
}
