import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { labelWidth, placeLabels, type LabelAnchor, type LabelSpot } from './placeLabels.ts';

const plot = { left: 60, right: 360, top: 12, bottom: 228 };
const none = () => undefined;

const boxOf = ({ x, y, side }: LabelSpot, { width }: LabelAnchor) => {
  const left = side === 'after' ? x : x - width;
  return { left, right: left + width, top: y - 9, bottom: y + 9 };
};

/** The boxes of the placed labels. */
function boxesOf(anchors: readonly LabelAnchor[], lines: Parameters<typeof placeLabels>[1]) {
  return placeLabels(anchors, lines, plot).flatMap((spot, at) => {
    const anchor = anchors[at];
    return spot && anchor ? [boxOf(spot, anchor)] : [];
  });
}

function expectApart(boxes: readonly ReturnType<typeof boxOf>[]) {
  boxes.forEach((box, at) => {
    expect(box.left).toBeGreaterThanOrEqual(plot.left);
    expect(box.right).toBeLessThanOrEqual(plot.right + 18);
    expect(box.top).toBeGreaterThanOrEqual(plot.top);
    for (const other of boxes.slice(0, at)) {
      const beside = box.right <= other.left || other.right <= box.left;
      expect(beside || box.bottom <= other.top || other.bottom <= box.top).toBe(true);
    }
  });
}

describe('placeLabels', () => {
  test('a single label is close above its anchor, to the right of it', () => {
    const [spot] = placeLabels([{ x: 100, y: 228, width: 80 }], [none], plot);
    expect(spot).toEqual({ x: 106, y: 212, side: 'after' });
  });

  test('at the right edge it is to the left', () => {
    const [spot] = placeLabels([{ x: 360, y: 228, width: 80 }], [none], plot);
    expect(spot).toMatchObject({ side: 'before' });
  });

  test('at the top of the plot it is below', () => {
    const [spot] = placeLabels([{ x: 100, y: 20, width: 80 }], [none], plot);
    expect(spot).toMatchObject({ y: 36 });
  });

  test('labels of plans that end in the same month are stacked', () => {
    const anchors = [0, 1, 2].map(() => ({ x: 330, y: 228, width: 120 }));
    const spots = placeLabels(anchors, [none, none, none], plot);
    expect(new Set(spots.map((spot) => spot?.y)).size).toBe(3);
  });

  test('no two overlap, and all are inside, however close the anchors are', () => {
    const anchors = [100, 104, 108, 112, 116, 120].map((x) => ({ x, y: 228, width: 90 }));
    const boxes = boxesOf(anchors, []);
    expect(boxes).toHaveLength(6);
    expectApart(boxes);
  });

  test('moves past a line that would run through it, however far', () => {
    const wall = (x: number) => 40 + (x - 60) * 0.3;
    const [spot] = placeLabels([{ x: 100, y: 228, width: 80 }], [() => 210, wall], plot);
    expect(spot?.y).toBeLessThanOrEqual(210 - 9);
  });

  test('a label that would overlap a line in every position is left out', () => {
    const comb = Array.from({ length: 20 }, (_, at) => () => 12 + at * 11);
    expect(placeLabels([{ x: 100, y: 228, width: 80 }], comb, plot)).toEqual([undefined]);
  });

  test('never overlaps a line or another label, whatever the plans are', () => {
    const plan = fc.record({
      x: fc.integer({ min: 80, max: 360 }),
      from: fc.integer({ min: 12, max: 100 }),
    });
    fc.assert(
      fc.property(fc.array(plan, { minLength: 1, maxLength: 6 }), (plans) => {
        const anchors = plans.map(({ x }) => ({ x, y: 228, width: 110 }));
        const lines = plans.map(
          ({ x: end, from }) =>
            (x: number) =>
              x > end ? undefined : from + ((228 - from) * (x - 60)) / (end - 60),
        );
        const boxes = boxesOf(anchors, lines);
        expectApart(boxes);
        for (const { left, right, top, bottom } of boxes) {
          for (const line of lines) {
            for (let x = left; x <= right; x += 1) {
              const y = line(x);
              expect(y === undefined || y < top || y > bottom).toBe(true);
            }
          }
        }
      }),
    );
  });
});

test('labelWidth is the space on the wider side of an anchor', () => {
  expect(labelWidth(60, plot)).toBe(312);
  expect(labelWidth(360, plot)).toBe(294);
  expect(labelWidth(210, plot)).toBe(162);
});
