import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PlotBox } from '../plot/plotBox.ts';
import { endLabels, labelColumn } from './endLabels.ts';

const plot: PlotBox = { left: 12, right: 500, top: 20, bottom: 260 };
const names = ['Your forecast', 'Minimums only', 'Your plan'];

describe('labelColumn', () => {
  test('has one row for each name where there is room, and two in a narrow frame', () => {
    expect(labelColumn(names, { width: 640, height: 280 }).names).toEqual([
      ['Your forecast'],
      ['Minimums only'],
      ['Your plan'],
    ]);
    const narrow = labelColumn(names, { width: 311, height: 220 });
    expect(narrow.names).toEqual([
      ['Your', 'forecast'],
      ['Minimums', 'only'],
      ['Your', 'plan'],
    ]);
    expect(narrow.width).toBeLessThan(80);
  });

  test('takes no room without names, and where they would leave too little for the lines', () => {
    expect(labelColumn([], { width: 640, height: 280 })).toEqual({ names: [], width: 0 });
    expect(labelColumn(names, { width: 120, height: 220 })).toEqual({ names: [], width: 0 });
    expect(labelColumn(['x'.repeat(50)], { width: 640, height: 280 }).width).toBe(0);
  });
});

describe('endLabels', () => {
  const column = labelColumn(names, { width: 640, height: 280 });
  const centers = (...ends: number[]) =>
    endLabels(column, ends, plot).map(({ rows, ys }) => [rows[0], ys[0]]);

  test('names stand at the ends of their lines, and apart from each other where those meet', () => {
    expect(centers(200, 100, 150)).toEqual([
      ['Minimums only', 100],
      ['Your plan', 150],
      ['Your forecast', 200],
    ]);
    expect(centers(102, 100, 101)).toEqual([
      ['Minimums only', 81],
      ['Your plan', 101],
      ['Your forecast', 121],
    ]);
  });

  test('two rows stand around the end', () => {
    const narrow = labelColumn(names.slice(0, 1), { width: 311, height: 220 });
    expect(endLabels(narrow, [100], plot)).toEqual([
      { rows: ['Your', 'forecast'], x: 508, ys: [92, 108] },
    ]);
  });

  test('wherever the lines end, names are inside, in their order, and never overlap', () => {
    const end = fc.double({ min: plot.top, max: plot.bottom, noNaN: true });
    fc.assert(
      fc.property(end, end, end, (...ends) => {
        const ys = endLabels(column, ends, plot).map((label) => label.ys[0] ?? 0);
        const [first = 0, second = 0, third = 0] = ys;
        expect(second - first).toBeGreaterThanOrEqual(20 - 1e-9);
        expect(third - second).toBeGreaterThanOrEqual(20 - 1e-9);
        expect(first).toBeGreaterThanOrEqual(plot.top + 8);
        expect(third).toBeLessThanOrEqual(plot.bottom - 8);
      }),
    );
  });
});
