import fc from 'fast-check';
import { randomBytes } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { packDocument } from './packDocument.ts';

const newNonce = () => randomBytes(16).toString('base64');
const page = (text: string) => `<!doctype html><html><head><title>é</title></head>${text}</html>`;
const unpackers = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  identity: (bytes: Uint8Array) => Buffer.from(bytes),
};

test.each(['br', 'gzip', 'identity'] as const)(
  'a document as %s is itself with any nonce, whatever it holds',
  async (encoding) => {
    const text = fc.array(fc.constantFrom('dime ', '" />', 'nonce="', '€', '<p>', 'aaaa', '0'));
    await fc.assert(
      fc.asyncProperty(text, fc.nat(200), async (words, count) => {
        const packed = await packDocument(page(words.join('').repeat(count)));
        const nonce = newNonce();
        const open = unpackers[encoding];
        const bytes = packed[encoding]?.(nonce) ?? new Uint8Array();
        const html = open(bytes).toString();
        expect(html).toBe(
          page(words.join('').repeat(count)).replace(
            '<head>',
            `<head><meta property="csp-nonce" nonce="${nonce}" />`,
          ),
        );
      }),
      { numRuns: 50 },
    );
  },
);

test('it is compressed once: of two answers only the nonce differs, and the sum that gzip ends with', async () => {
  const packed = await packDocument(page('dime '.repeat(10_000)));
  const [one, other] = [newNonce(), newNonce()];
  const withOther = (bytes: Uint8Array) =>
    Buffer.from(Buffer.from(bytes).toString('latin1').replace(one, other), 'latin1');
  const br = packed.br ?? expect.fail('It is not packed by brotli.');
  expect(withOther(br(one)).equals(br(other))).toBe(true);
  const withoutEnd = (bytes: Uint8Array) => bytes.subarray(0, -8);
  expect(withOther(withoutEnd(packed.gzip(one))).equals(withoutEnd(packed.gzip(other)))).toBe(true);
  expect(packed.gzip(one).length).toBeLessThan(1000);
  expect(br(one).length).toBeLessThan(500);
});
