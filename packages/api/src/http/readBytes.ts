import { problem } from './problem.ts';

/** The largest body that is taken. */
export const MAX_BODY_BYTES = 16 * 1024;

type BytesReading = { readonly bytes: Uint8Array<ArrayBuffer> } | { readonly refused: Response };

/** Reads the body of a request, or returns the response that rejects it. */
export async function readBytes(request: Request): Promise<BytesReading> {
  // The client closed the connection; this is not an error of the server.
  const bytes = await readUpTo(request).catch(() => 'broken off' as const);
  if (bytes === 'broken off') return { refused: problem(400, { detail: 'The body broke off.' }) };
  if (!bytes) return { refused: problem(413, { detail: 'The body is at most 16 KiB.' }) };
  return { bytes };
}

/** The body's bytes; `undefined` where there are more than the limit. */
async function readUpTo(request: Request): Promise<Uint8Array<ArrayBuffer> | undefined> {
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
  return new Uint8Array(Buffer.concat(chunks));
}
