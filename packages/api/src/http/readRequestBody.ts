import {
  BODY_TOO_LARGE,
  MAX_BODY_BYTES,
  problemAnswer,
  type ProblemAnswer,
} from '@dime-time/finance-core/server';

type BytesReading =
  { readonly bytes: Uint8Array<ArrayBuffer> } | { readonly problem: ProblemAnswer };

/** Reads the body of a request, or returns the error answer that rejects it. */
export async function readRequestBody(request: Request): Promise<BytesReading> {
  // The client closed the connection; this is not an error of the server.
  const bytes = await readUpTo(request).catch(() => 'broken off' as const);
  if (bytes === 'broken off') return { problem: problemAnswer('body-incomplete') };
  if (!bytes) return { problem: BODY_TOO_LARGE };
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
