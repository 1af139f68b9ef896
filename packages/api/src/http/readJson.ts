import { problem } from './problem.ts';

/** The largest body that is taken. */
export const MAX_BODY_BYTES = 16 * 1024;

type JsonReading = { readonly json: unknown } | { readonly refused: Response };

/** Reads the JSON of a request, or says with which answer it is refused. */
export async function readJson(request: Request): Promise<JsonReading> {
  const type = request.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json' || request.headers.has('Content-Encoding')) {
    return { refused: problem(415, { detail: 'The body is JSON, not compressed.' }) };
  }
  // What breaks off here is the sender's connection, and nobody's fault.
  const body = await readBytes(request).catch(() => 'broken off' as const);
  if (body === 'broken off') return { refused: problem(400, { detail: 'The body broke off.' }) };
  if (!body) return { refused: problem(413, { detail: 'The body is at most 16 KiB.' }) };
  try {
    return { json: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body)) as unknown };
  } catch {
    return { refused: problem(400, { detail: 'The body is not JSON.' }) };
  }
}

/** The bytes of a request's body; `undefined` where there are more than are taken. */
async function readBytes(request: Request): Promise<Uint8Array | undefined> {
  const length = request.headers.get('Content-Length');
  // The server of Node reads exactly as many bytes as were announced.
  if (length !== null) {
    return Number(length) > MAX_BODY_BYTES
      ? undefined
      : new Uint8Array(await request.arrayBuffer());
  }
  const chunks: Uint8Array[] = [];
  let total = 0;
  for await (const chunk of request.body ?? []) {
    total += chunk.length;
    if (total > MAX_BODY_BYTES) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
