import jsQR from 'jsqr';
import { describe, expect, test } from 'vitest';
import { qrGeometry, type QrGeometry, type QrLevel } from './QrCode.geometry.ts';

const PIXELS_A_MODULE = 3;

/** Draws the path as a browser would: each sub-path is one rectangle of whole modules. */
function rasterise({ size, path }: QrGeometry): { data: Uint8ClampedArray; side: number } {
  const side = size * PIXELS_A_MODULE;
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/gu)) {
    const left = Number(x) * PIXELS_A_MODULE;
    const top = Number(y) * PIXELS_A_MODULE;
    for (let row = top; row < top + PIXELS_A_MODULE; row += 1) {
      const from = (row * side + left) * 4;
      const to = from + Number(width) * PIXELS_A_MODULE * 4;
      for (let at = from; at < to; at += 4) data.fill(0, at, at + 3);
    }
  }
  return { data, side };
}

function readBack(geometry: QrGeometry): string | undefined {
  const { data, side } = rasterise(geometry);
  return jsQR(data, side, side)?.data;
}

describe('qrGeometry', () => {
  test.each([
    ['the address of a page', 'https://dimetime.example/?from=qr'],
    ['one letter', 'A'],
    ['digits, packed three to ten bits', '0123456789'.repeat(20)],
    ['characters beyond ASCII', 'https://dimetime.example/дайм?π=3'],
    ['a long address', `https://dimetime.example/${'path/'.repeat(60)}`],
  ])('can be decoded: %s', (_name, value) => {
    expect(readBack(qrGeometry({ value, margin: 2, level: 'M' }))).toBe(value);
  });

  test.each(['L', 'M', 'Q', 'H'] satisfies QrLevel[])('can be decoded at level %s', (level) => {
    const value = 'https://dimetime.example/';
    expect(readBack(qrGeometry({ value, margin: 2, level }))).toBe(value);
  });

  // @requirement 9.qr.versions
  test('is the smallest square that holds the text, with the margin around', () => {
    expect(qrGeometry({ value: 'HELLO', margin: 2, level: 'M' })).toMatchObject({
      version: 1,
      size: 21 + 4,
    });
    expect(qrGeometry({ value: 'HELLO', margin: 0, level: 'M' }).size).toBe(21);
  });

  test('keeps the margin free of modules', () => {
    const { path, size } = qrGeometry({
      value: 'https://dimetime.example/',
      margin: 3,
      level: 'M',
    });
    const marks = [...path.matchAll(/M(\d+) (\d+)h(\d+)/gu)];
    expect(marks.length).toBeGreaterThan(0);
    for (const [, x, y, width] of marks) {
      expect(Number(x)).toBeGreaterThanOrEqual(3);
      expect(Number(y)).toBeGreaterThanOrEqual(3);
      expect(Number(x) + Number(width)).toBeLessThanOrEqual(size - 3);
      expect(Number(y)).toBeLessThan(size - 3);
    }
  });

  // @requirement 9.qr.versions
  test('supports versions up to 40', () => {
    // A version 40 code at level L holds 2,953 bytes.
    expect(qrGeometry({ value: 'a'.repeat(2953), margin: 2, level: 'L' }).version).toBe(40);
    expect(() => qrGeometry({ value: 'a'.repeat(2954), margin: 2, level: 'L' })).toThrow(
      /too big/iu,
    );
  });

  test('throws for an empty text', () => {
    expect(() => qrGeometry({ value: '', margin: 2, level: 'M' })).toThrow(/no input/iu);
  });
});
