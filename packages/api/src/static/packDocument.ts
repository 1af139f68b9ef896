import { buffer } from 'node:stream/consumers';
import {
  brotliDecompressSync,
  constants,
  crc32,
  createBrotliCompress,
  deflateRawSync,
  type BrotliCompress,
} from 'node:zlib';
import { inlineParts, type InlineParts } from './contentSecurityPolicy.ts';

type Bytes = Uint8Array<ArrayBuffer>;
/** Returns the bytes of the document with a nonce. */
type WithNonce = (nonce: string) => Bytes;

/**
 * A document that is compressed once; each response inserts its nonce into the compressed bytes.
 */
export interface PackedDocument extends InlineParts {
  readonly identity: WithNonce;
  readonly gzip: WithNonce;
  /** Absent where the compressor did not keep the nonce literally. */
  readonly br?: WithNonce;
}

/** React Aria reads the nonce from here, and the app passes it on. */
const BEFORE_NONCE = '<meta property="csp-nonce" nonce="';
const AFTER_NONCE = '" />';

/** Two sample nonces of the real length, 16 bytes in base64. No document contains them. */
const [SAMPLE, OTHER_SAMPLE] = ['qJ3vXw9Zk1LmT8bYc5RdHg==', 'V0fMs7NaBu2KeWx6hPtUjA=='];

/** The three parts of a document. */
interface Parts {
  readonly before: string;
  /** The nonce and what follows it in its tag. */
  readonly slot: WithNonce;
  readonly after: string;
}

export async function packDocument(html: string): Promise<PackedDocument> {
  const head = html.indexOf('<head>') + '<head>'.length;
  const parts = {
    before: html.slice(0, head) + BEFORE_NONCE,
    slot: (nonce: string) => bytesOf(nonce + AFTER_NONCE),
    after: html.slice(head),
  };
  const identity = around(bytesOf(parts.before), parts.slot, bytesOf(parts.after));
  const br = await brotli(parts, identity);
  return { ...inlineParts(html), identity, gzip: gzip(parts), ...(br ? { br } : {}) };
}

function bytesOf(text: string): Bytes {
  return new TextEncoder().encode(text);
}

/** Concatenates the slot between two constant parts. */
function around(before: Uint8Array, slot: WithNonce, after: Uint8Array): WithNonce {
  return (nonce) => new Uint8Array(Buffer.concat([before, slot(nonce), after]));
}

/** A gzip header without name, time and system: RFC 1952, 2.3. */
const GZIP_HEADER = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff];

/**
 * Deflate can be assembled from blocks: the part before the nonce, the nonce as a stored block, and
 * the rest, which must not refer to bytes before it (RFC 1951, 3.2.4).
 */
function gzip({ before, slot, after }: Parts): WithNonce {
  const head = deflateRawSync(before, { finishFlush: constants.Z_SYNC_FLUSH });
  const tail = deflateRawSync(after);
  const sumBefore = crc32(before);
  return (nonce) => {
    const stored = slot(nonce);
    const block = new DataView(new ArrayBuffer(5));
    block.setUint16(1, stored.length, true);
    block.setUint16(3, ~stored.length, true);
    const end = new DataView(new ArrayBuffer(8));
    end.setUint32(0, crc32(after, crc32(stored, sumBefore)), true);
    end.setUint32(4, Buffer.byteLength(before) + stored.length + Buffer.byteLength(after), true);
    const pieces = [Uint8Array.from(GZIP_HEADER), head, bytes(block), stored, tail, bytes(end)];
    return new Uint8Array(Buffer.concat(pieces));
  };
}

function bytes(view: DataView): Uint8Array {
  return new Uint8Array(view.buffer);
}

/**
 * Flushed on both sides, the short text stays literal, so that another nonce can replace it. Its
 * last characters are constant, since the coding of what follows may depend on them.
 */
async function brotli(parts: Parts, identity: WithNonce): Promise<WithNonce | undefined> {
  const { before, slot, after } = parts;
  const packed = await compressParts([before, SAMPLE + AFTER_NONCE, after]);
  const at = packed.indexOf(SAMPLE + AFTER_NONCE);
  if (at < 0) return undefined;
  const end = at + slot(SAMPLE).length;
  const pack = around(packed.subarray(0, at), slot, packed.subarray(end));
  const isRight = Buffer.from(identity(OTHER_SAMPLE)).equals(unpacked(pack(OTHER_SAMPLE)));
  return isRight ? pack : undefined;
}

function unpacked(packed: Uint8Array): Uint8Array {
  try {
    return brotliDecompressSync(packed);
  } catch {
    return new Uint8Array();
  }
}

async function compressParts(parts: readonly string[]): Promise<Buffer> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  const stream = createBrotliCompress({ params });
  const packed = buffer(stream);
  for (const part of parts) await writePart(stream, part);
  stream.end();
  return packed;
}

function writePart(stream: BrotliCompress, part: string): Promise<void> {
  stream.write(part);
  return new Promise((resolve) => stream.flush(constants.BROTLI_OPERATION_FLUSH, () => resolve()));
}
