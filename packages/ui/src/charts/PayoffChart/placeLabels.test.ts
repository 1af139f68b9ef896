import { describe, expect, test } from 'vitest';
import { labelWidth, placeLabels, type LabelAnchor, type LabelSpot } from './placeLabels.ts';

const plot = { left: 60, right: 360, top: 12, bottom: 228 };
const none = () => undefined;

const spanOf = ({ x, side }: LabelSpot, { width }: LabelAnchor) =>
  side === 'after' ? [x, x + width] : [x - width, x];

describe('placeLabels', () => {
  test('a lone label stands close above its anchor, to the right of it', () => {
    const [spot] = placeLabels([{ x: 100, y: 228, width: 80 }], [none], plot);
    expect(spot).toEqual({ x: 106, y: 212, side: 'after' });
  });

  test('at the right edge it stands to the left', () => {
    const [spot] = placeLabels([{ x: 360, y: 228, width: 80 }], [none], plot);
    expect(spot).toMatchObject({ side: 'before' });
  });

  test('labels of plans that end in the same month stand on top of each other', () => {
    const anchors = [0, 1, 2].map(() => ({ x: 330, y: 228, width: 120 }));
    const spots = placeLabels(anchors, [none, none, none], plot);
    expect(new Set(spots.map((spot) => spot.y)).size).toBe(3);
  });

  test('no two overlap, and all are inside, however close the anchors are', () => {
    const anchors = [100, 104, 108, 112, 116, 120].map((x) => ({ x, y: 228, width: 90 }));
    const spots = placeLabels(anchors, [], plot);
    spots.forEach((spot, at) => {
      const [left = 0, right = 0] = spanOf(spot, anchors[at] ?? { x: 0, y: 0, width: 0 });
      expect(left).toBeGreaterThanOrEqual(plot.left);
      expect(right).toBeLessThanOrEqual(plot.right + 18);
      spots.slice(0, at).forEach((other, before) => {
        const [otherLeft = 0, otherRight = 0] = spanOf(
          other,
          anchors[before] ?? { x: 0, y: 0, width: 0 },
        );
        const apart = right <= otherLeft || otherRight <= left || Math.abs(spot.y - other.y) >= 18;
        expect(apart).toBe(true);
      });
    });
  });

  test('moves up past a line that would run through it', () => {
    const [spot] = placeLabels([{ x: 100, y: 228, width: 80 }], [() => 210], plot);
    expect(spot?.y).toBeLessThanOrEqual(212 - 18);
  });
});

test('labelWidth is the room on the roomier side of an anchor', () => {
  expect(labelWidth(60, plot)).toBe(312);
  expect(labelWidth(360, plot)).toBe(294);
  expect(labelWidth(210, plot)).toBe(162);
});
