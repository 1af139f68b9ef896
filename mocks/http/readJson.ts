import { problem } from './problem.ts';

/** The largest body a server of ours takes. */
const MAX_BODY_BYTES = 16 * 1024;

/** Reads the JSON of a request, or says with which answer it is refused. */
export async function readJson(
  request: Request,
): Promise<{ readonly json: unknown } | { readonly refused: Response }> {
  const type = request.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json' || request.headers.has('Content-Encoding')) {
    return { refused: problem(415, { detail: 'The body is JSON, not compressed.' }) };
  }
  const text = await request.text();
  if (new TextEncoder().encode(text).length > MAX_BODY_BYTES) {
    return { refused: problem(413, { detail: 'The body is at most 16 KiB.' }) };
  }
  try {
    return { json: JSON.parse(text) as unknown };
  } catch {
    return { refused: problem(400, { detail: 'The body is not JSON.' }) };
  }
}
