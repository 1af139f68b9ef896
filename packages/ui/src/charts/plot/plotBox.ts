/** The size of a drawing in CSS pixels. */
export interface Frame {
  width: number;
  height: number;
  /**
   * How many times as large as usual text is, where the reader has set another size in the browser.
   * @default 1
   */
  text?: number;
}

/** The plot inside the axes. */
export interface PlotBox {
  left: number;
  right: number;
  top: number;
  bottom: number;
  /**
   * That of its frame.
   * @default 1
   */
  text?: number;
}

export interface AxisTick {
  at: number;
  label: string;
}

/** Room around the plot, in pixels beside text of the usual size: the right keeps the last x label inside, the bottom holds the labels. */
export const MARGIN = { top: 12, right: 16, bottom: 32, gapBesideTicks: 10 } as const;

/** The mean advance of a digit at the axis' usual type size; enough to reserve room without measuring. */
export const CHARACTER_WIDTH = 7.2;

/**
 * The plot of a frame whose y labels take `inset` pixels.
 *
 * @param lastLabel the x label at the far end, half of which stands beyond its point.
 */
export function plotBox(frame: Frame, inset: number, lastLabel: string): PlotBox {
  const { width, height, text = 1 } = frame;
  const beyond = Math.ceil((lastLabel.length * CHARACTER_WIDTH * text) / 2);
  return {
    left: inset,
    right: Math.max(inset + 1, width - Math.max(MARGIN.right * text, beyond)),
    top: MARGIN.top * text,
    bottom: height - MARGIN.bottom * text,
    text,
  };
}

/** Spreads `count` places evenly over the plot; a single one stands in its middle. */
export function xPosition(count: number, { left, right }: PlotBox): (place: number) => number {
  if (count < 2) return () => (left + right) / 2;
  const step = (right - left) / (count - 1);
  return (place) => left + place * step;
}

/** How many labels of this many characters stand side by side without touching. */
export function labelRoom({ left, right, text = 1 }: PlotBox, characters: number): number {
  const label = (characters * CHARACTER_WIDTH + LABEL_GAP) * text;
  return Math.max(1, Math.floor((right - left) / label) + 1);
}

/** Free pixels between two x labels, beyond their own width. */
const LABEL_GAP = 14;
