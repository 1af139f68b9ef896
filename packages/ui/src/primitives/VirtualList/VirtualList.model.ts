/**
 * The number of rows per block: enough to mount rarely while scrolling, few enough to mount in one
 * frame.
 */
export const BLOCK_ROWS = 25;
/** The number of blocks rendered before visibility is known: a screen and a half. */
export const FIRST_BLOCKS = 2;

/** Consecutive rows that are rendered together. */
export interface RowBlock {
  /** Its index, from 0. */
  readonly index: number;
  /** The index of its first row in the list, from 0. */
  readonly start: number;
  /** One past the index of its last row. */
  readonly end: number;
}

/** Splits a list into blocks; the last one may be shorter. */
export function rowBlocks(count: number): readonly RowBlock[] {
  return Array.from({ length: Math.ceil(count / BLOCK_ROWS) }, (_, index) => ({
    index,
    start: index * BLOCK_ROWS,
    end: Math.min(count, (index + 1) * BLOCK_ROWS),
  }));
}

/** The height of a block that is not rendered: measured or estimated. */
export function blockHeight(block: RowBlock, estimatedRow: number, measured?: number): number {
  return measured ?? (block.end - block.start) * estimatedRow;
}
