import { describe, expect, test } from 'vitest';
import { qrGeometry } from '../../primitives/QrCode/QrCode.geometry.ts';
import { qrSvg } from './qrSvg.ts';

const input = { value: 'https://dimetime.example/', margin: 2, level: 'M' } as const;

describe('qrSvg', () => {
  const svg = qrSvg({ ...input, size: 400 });

  test('is a file of the requested size, with a light background and dark modules', () => {
    const { size, path } = qrGeometry(input);
    expect(svg).toContain('width="400" height="400"');
    expect(svg).toContain(`viewBox="0 0 ${size} ${size}"`);
    expect(svg.indexOf('#ffffff')).toBeLessThan(svg.indexOf(path));
    expect(svg).toContain(`<path d="${path}" fill="#4b1a80"/>`);
  });

  test('contains no text from outside, so nothing needs escaping', () => {
    const hostile = qrSvg({ ...input, value: '"><script>alert(1)</script>', size: 150 });
    expect(hostile).not.toContain('script');
    expect(hostile.match(/</gu)).toHaveLength(4);
  });

  test('throws if the text cannot be encoded', () => {
    expect(() => qrSvg({ ...input, value: '', size: 150 })).toThrow(/no input/iu);
  });
});
