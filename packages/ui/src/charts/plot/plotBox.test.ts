import { describe, expect, test } from 'vitest';
import { labelRoom, plotBox, xPosition } from './plotBox.ts';

const frame = { width: 640, height: 260 };

describe('plotBox', () => {
  test('leaves space for the y labels, and for the half of the last x label beyond its point', () => {
    expect(plotBox(frame, 60, 'Dec')).toEqual({
      left: 60,
      right: 624,
      top: 12,
      bottom: 228,
      text: 1,
    });
    expect(plotBox(frame, 60, 'November 2031').right).toBe(640 - 47);
  });

  test('leaves twice the space for text of twice the size', () => {
    const { right, top, bottom } = plotBox({ ...frame, text: 2 }, 120, 'November 2031');
    expect({ right, top, bottom }).toEqual({ right: 640 - 94, top: 24, bottom: 196 });
    expect(labelRoom(plotBox({ ...frame, text: 2 }, 60, 'Dec'), 3)).toBe(8);
  });

  test('never has a negative size, however narrow the frame', () => {
    const { left, right } = plotBox({ width: 40, height: 260 }, 60, 'Dec');
    expect(right).toBeGreaterThan(left);
  });
});

describe('xPosition', () => {
  const box = plotBox(frame, 60, 'Dec');

  test('spreads the places over the width', () => {
    const xOf = xPosition(4, box);
    expect([0, 1, 2, 3].map(xOf)).toEqual([60, 248, 436, 624]);
  });

  test('centers a single place', () => {
    expect(xPosition(1, box)(0)).toBe(342);
  });
});

test('labelRoom counts labels with a gap between them, and always one', () => {
  const box = plotBox(frame, 60, 'Dec');
  expect(labelRoom(box, 3)).toBe(16);
  expect(labelRoom(box, 500)).toBe(1);
  expect(labelRoom({ ...box, right: box.left }, 3)).toBe(1);
});
