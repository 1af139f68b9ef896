import {
  announcesJson,
  BODY_PROBLEMS,
  MAX_BODY_BYTES,
  type ProblemAnswer,
} from '@dime-time/finance-core/server';

/** Reads the JSON body of a request. */
export async function readJson(
  request: Request,
): Promise<{ readonly json: unknown } | { readonly problem: ProblemAnswer }> {
  if (!announcesJson(request.headers)) return { problem: BODY_PROBLEMS.notJson };
  const text = await request.text();
  if (new TextEncoder().encode(text).length > MAX_BODY_BYTES) {
    return { problem: BODY_PROBLEMS.tooLarge };
  }
  try {
    return { json: JSON.parse(text) as unknown };
  } catch {
    return { problem: BODY_PROBLEMS.malformed };
  }
}
