import { expect, test } from 'vitest';
import { LOGO_BOX, LOGO_HANDS, LOGO_REEDS } from './Logo.geometry.ts';

test('the hands show ten: the long one up, the short one left and up', () => {
  const [minute, hour] = LOGO_HANDS;
  expect(minute).toEqual({ x1: 16, y1: 16, x2: 16, y2: 9 });
  expect(hour?.x2).toBeLessThan(16);
  expect(hour?.y2).toBeLessThan(16);
  // Ten o'clock is 60 degrees left of twelve.
  const angle = Math.atan2(16 - (hour?.x2 ?? 0), 16 - (hour?.y2 ?? 0));
  expect(angle).toBeCloseTo(Math.PI / 3, 2);
});

test('the edge has twelve lines of one length, all inside the box', () => {
  expect(LOGO_REEDS).toHaveLength(12);
  for (const { x1, y1, x2, y2 } of LOGO_REEDS) {
    expect(Math.hypot(x2 - x1, y2 - y1)).toBeCloseTo(1.4, 1);
    for (const value of [x1, y1, x2, y2]) {
      expect(value).toBeGreaterThan(0);
      expect(value).toBeLessThan(LOGO_BOX);
    }
  }
});
