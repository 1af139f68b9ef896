import {
  announcesJson,
  BODY_TOO_LARGE,
  MAX_BODY_BYTES,
  problemAnswer,
  type ProblemAnswer,
} from '@dime-time/finance-core/server';

/** Reads the JSON body of a request. */
export async function readJson(
  request: Request,
): Promise<{ readonly json: unknown } | { readonly problem: ProblemAnswer }> {
  if (!announcesJson(request.headers)) return { problem: problemAnswer('body-not-json') };
  const text = await request.text();
  if (new TextEncoder().encode(text).length > MAX_BODY_BYTES) {
    return { problem: BODY_TOO_LARGE };
  }
  try {
    return { json: JSON.parse(text) as unknown };
  } catch {
    return { problem: problemAnswer('body-malformed') };
  }
}
