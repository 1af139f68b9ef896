import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldLine, MAX_LINE_OCTETS } from './foldLine.ts';

const octets = (text: string) => new TextEncoder().encode(text).length;
const unfold = (text: string) => text.replaceAll('\r\n ', '');

/** Text without line breaks, of characters of one to four octets. */
const lines = fc
  .string({
    unit: fc.constantFrom('a', ' ', ';', 'é', '€', '\uFEFF', '😀', '𝒳'),
    maxLength: 400,
    size: 'max',
  })
  .map((text) => `SUMMARY:${text}`);

describe('foldLine', () => {
  test('leaves 75 octets on one line and breaks 76', () => {
    expect(foldLine('x'.repeat(75))).toBe('x'.repeat(75));
    expect(foldLine('x'.repeat(76))).toBe(`${'x'.repeat(75)}\r\n x`);
    expect(foldLine('x'.repeat(150))).toBe(`${'x'.repeat(75)}\r\n ${'x'.repeat(74)}\r\n x`);
  });

  test('does not cut a character', () => {
    expect(foldLine(`${'x'.repeat(73)}€y`)).toBe(`${'x'.repeat(73)}\r\n €y`);
    expect(foldLine(`${'x'.repeat(71)}😀y`)).toBe(`${'x'.repeat(71)}😀\r\n y`);
  });

  test('unfolded is what it was, in lines of at most 75 octets', () => {
    fc.assert(
      fc.property(lines, (line) => {
        const folded = foldLine(line);
        expect(unfold(folded)).toBe(line);
        for (const part of folded.split('\r\n')) {
          expect(octets(part)).toBeLessThanOrEqual(MAX_LINE_OCTETS);
          expect(part.isWellFormed()).toBe(true);
        }
      }),
    );
  });
});
