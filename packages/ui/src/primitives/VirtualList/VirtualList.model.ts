/** How many rows stand or fall together: enough that scrolling mounts seldom, few enough to mount in a frame. */
export const BLOCK_ROWS = 25;
/** How many blocks are drawn before the browser has said what is in sight: a screen and a half. */
export const FIRST_BLOCKS = 2;

/** Some rows in a line that are drawn together. */
export interface RowBlock {
  /** Which block it is, from 0. */
  readonly index: number;
  /** The place of its first row in the list, from 0. */
  readonly start: number;
  /** One past the place of its last row. */
  readonly end: number;
}

/** Cuts a list into blocks; the last one takes what is left. */
export function rowBlocks(count: number): readonly RowBlock[] {
  return Array.from({ length: Math.ceil(count / BLOCK_ROWS) }, (_, index) => ({
    index,
    start: index * BLOCK_ROWS,
    end: Math.min(count, (index + 1) * BLOCK_ROWS),
  }));
}

/** The height that keeps a block's place while it is not drawn: as measured, or as estimated. */
export function blockHeight(block: RowBlock, estimatedRow: number, measured?: number): number {
  return measured ?? (block.end - block.start) * estimatedRow;
}
