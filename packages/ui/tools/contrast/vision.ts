import { linearChannel, oklabFromLinear } from '../../src/theme/color/oklch.ts';

type Row = readonly [number, number, number];

/**
 * What linear light becomes for people without one of the three cones.
 *
 * @see Machado, Oliveira, Fernandes, "A physiologically-based model for simulation of color vision
 * deficiency", 2009, severity 1.0.
 */
const MATRICES = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const satisfies Record<string, readonly [Row, Row, Row]>;

export type Vision = keyof typeof MATRICES;

export const VISIONS = Object.keys(MATRICES) as readonly Vision[];

/** The distance of two colors, `#rrggbb`, in Oklab, as people with this vision see them: 0 to 1. */
export function seenDifference(one: string, other: string, vision: Vision): number {
  const a = seen(one, vision);
  const b = seen(other, vision);
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

function seen(hex: string, vision: Vision) {
  const light = [1, 3, 5].map((at) =>
    linearChannel(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  );
  const channel = (row: Row) =>
    Math.max(
      0,
      row.reduce((sum, share, index) => sum + share * (light[index] ?? 0), 0),
    );
  const [red, green, blue] = MATRICES[vision];
  return oklabFromLinear([channel(red), channel(green), channel(blue)]);
}
