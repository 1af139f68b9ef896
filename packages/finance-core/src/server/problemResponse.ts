import { problemBody } from '../contract/problem.ts';
import type { PlainRefusalCode } from '../contract/refusalCodes.ts';
import { problemAnswer, type ProblemAnswer } from './problemAnswer.ts';

/**
 * Serializes an error answer, `application/problem+json` (RFC 9457), as the arguments of the
 * constructor of `Response`.
 *
 * @param problem the answer, or the code of one without values.
 * @example new Response(...problemResponse('not-found'))
 */
export function problemResponse(
  problem: PlainRefusalCode | ProblemAnswer,
  headers: Readonly<Record<string, string>> = {},
): [body: string, init: { status: number; headers: Record<string, string> }] {
  const answer = typeof problem === 'string' ? problemAnswer(problem) : problem;
  return [
    JSON.stringify(problemBody(answer.status, answer)),
    {
      status: answer.status,
      headers: {
        'Content-Type': 'application/problem+json',
        'Cache-Control': 'no-store',
        ...headers,
      },
    },
  ];
}
