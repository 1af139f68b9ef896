import { announcesJson, problemAnswer, type ProblemAnswer } from '@dime-time/finance-core/server';
import { hasDuplicateKey } from './hasDuplicateKey.ts';
import { readRequestBody } from './readRequestBody.ts';

type JsonReading = { readonly json: unknown } | { readonly problem: ProblemAnswer };

/** Parses the JSON of a request, or returns the error answer that rejects it. */
export async function readJson(request: Request): Promise<JsonReading> {
  if (!announcesJson(request.headers)) return { problem: problemAnswer('body-not-json') };
  const read = await readRequestBody(request);
  if ('problem' in read) return read;
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(read.bytes);
    const json = JSON.parse(text) as unknown;
    if (!hasDuplicateKey(text)) return { json };
    return { problem: problemAnswer('body-repeats-field') };
  } catch {
    return { problem: problemAnswer('body-malformed') };
  }
}
