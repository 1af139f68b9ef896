import { crc32, deflateSync, inflateSync } from 'node:zlib';

/** Colors a palette can hold. */
const COLOURS = 256;

/** The most that all pictures together take, in MiB: each new screen adds about a quarter of one. */
export const PICTURES_MIB = 12;

/** Red, green and blue of each pixel, row by row. */
interface Picture {
  width: number;
  height: number;
  pixels: Uint8Array;
}

/** The width and the height of a PNG, from its header. */
export function sizeOf(png: Buffer): { width: number; height: number } {
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
}

/** Whether a PNG was made small already. */
export function hasPalette(png: Buffer): boolean {
  return png[25] === 3;
}

/**
 * Writes a screenshot with a palette, at about 40% of its bytes.
 *
 * The commonest 256 colors stay as they are. The others are edges of letters, a pixel here and
 * there; each becomes the color nearest to it, which a comparison of pictures does not see.
 */
export function shrinkPng(png: Buffer): Buffer {
  const { width, height, pixels } = readPng(png);
  const palette = commonest(pixels);
  const indexOf = new Map(palette.map((color, index) => [color, index]));
  const rows = Buffer.alloc(height * (width + 1));
  for (let at = 0; at < width * height; at += 1) {
    const color = colorAt(pixels, at);
    const index = indexOf.get(color) ?? nearest(color, palette);
    indexOf.set(color, index);
    rows[Math.floor(at / width) * (width + 1) + 1 + (at % width)] = index;
  }
  const header = Buffer.from(png.subarray(16, 29));
  // Eight bits a pixel, which are a place in the palette.
  header[8] = 8;
  header[9] = 3;
  return Buffer.concat([
    png.subarray(0, 8),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap(channels))),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Reads what a browser writes: eight bits a channel, three or four of them, not interlaced. */
function readPng(png: Buffer): Picture {
  const { width, height } = sizeOf(png);
  const step = png[25] === 6 ? 4 : 3;
  const packed: Buffer[] = [];
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) {
    const length = png.readUInt32BE(at);
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') {
      packed.push(png.subarray(at + 8, at + 8 + length));
    }
  }
  const rows = unfilter(inflateSync(Buffer.concat(packed)), { stride: width * step, step });
  const pixels = new Uint8Array(width * height * 3);
  for (let at = 0; at < width * height; at += 1) {
    pixels.set(rows.subarray(at * step, at * step + 3), at * 3);
  }
  return { width, height, pixels };
}

/** Undoes what each row says was done to it: see 'Filter types' in the PNG specification. */
function unfilter(data: Buffer, { stride, step }: { stride: number; step: number }): Uint8Array {
  const height = data.length / (stride + 1);
  const rows = new Uint8Array(height * stride);
  for (let y = 0; y < height; y += 1) {
    const filter = data[y * (stride + 1)] ?? 0;
    for (let x = 0; x < stride; x += 1) {
      const at = y * stride + x;
      const left = x >= step ? (rows[at - step] ?? 0) : 0;
      const up = y > 0 ? (rows[at - stride] ?? 0) : 0;
      const corner = x >= step && y > 0 ? (rows[at - stride - step] ?? 0) : 0;
      rows[at] = (data[at + y + 1] ?? 0) + predict(filter, left, up, corner);
    }
  }
  return rows;
}

function predict(filter: number, left: number, up: number, corner: number): number {
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  if (filter !== 4) return 0;
  const guess = left + up - corner;
  const byLeft = Math.abs(guess - left);
  const byUp = Math.abs(guess - up);
  const byCorner = Math.abs(guess - corner);
  if (byLeft <= byUp && byLeft <= byCorner) return left;
  return byUp <= byCorner ? up : corner;
}

function commonest(pixels: Uint8Array): number[] {
  const counts = new Map<number, number>();
  for (let at = 0; at < pixels.length / 3; at += 1) {
    const color = colorAt(pixels, at);
    counts.set(color, (counts.get(color) ?? 0) + 1);
  }
  return [...counts]
    .toSorted(([one, often], [other, oftener]) => oftener - often || one - other)
    .slice(0, COLOURS)
    .map(([color]) => color);
}

function nearest(color: number, palette: readonly number[]): number {
  const distances = palette.map((candidate) => {
    const wanted = channels(color);
    return channels(candidate).reduce(
      (sum, value, at) => sum + (value - (wanted[at] ?? 0)) ** 2,
      0,
    );
  });
  return distances.indexOf(Math.min(...distances));
}

function colorAt(pixels: Uint8Array, at: number): number {
  return (
    ((pixels[at * 3] ?? 0) << 16) | ((pixels[at * 3 + 1] ?? 0) << 8) | (pixels[at * 3 + 2] ?? 0)
  );
}

function channels(color: number): number[] {
  return [color >> 16, (color >> 8) & 255, color & 255];
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
}
