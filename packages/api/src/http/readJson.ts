import { hasDuplicateKey } from './hasDuplicateKey.ts';
import { problem } from './problem.ts';
import { readBytes } from './readBytes.ts';

type JsonReading = { readonly json: unknown } | { readonly refused: Response };

/** Parses the JSON of a request, or returns the response that rejects it. */
export async function readJson(request: Request): Promise<JsonReading> {
  const type = request.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json' || request.headers.has('Content-Encoding')) {
    return { refused: problem(415, { detail: 'The body is JSON, not compressed.' }) };
  }
  const read = await readBytes(request);
  if ('refused' in read) return read;
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(read.bytes);
    const json = JSON.parse(text) as unknown;
    if (!hasDuplicateKey(text)) return { json };
    return { refused: problem(400, { detail: 'A field of the body stands twice.' }) };
  } catch {
    return { refused: problem(400, { detail: 'The body is not JSON.' }) };
  }
}
