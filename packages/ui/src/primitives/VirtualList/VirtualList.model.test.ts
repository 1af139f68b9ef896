import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BLOCK_ROWS, blockHeight, rowBlocks } from './VirtualList.model.ts';

test('an empty list has no blocks', () => {
  expect(rowBlocks(0)).toEqual([]);
});

test('the blocks cover every row once, in order', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000 }), (count) => {
      const blocks = rowBlocks(count);
      expect(blocks[0]?.start).toBe(0);
      expect(blocks.at(-1)?.end).toBe(count);
      // A plain comparison, because thousands of matchers would take seconds.
      const joined = blocks.every(
        (block, index) =>
          block.index === index &&
          block.end > block.start &&
          block.end - block.start <= BLOCK_ROWS &&
          block.start === (blocks[index - 1]?.end ?? 0),
      );
      expect(joined).toBe(true);
    }),
  );
});

test('a block that is not rendered has its last or its estimated height', () => {
  const [block] = rowBlocks(10);
  if (!block) throw new Error('Ten rows make a block.');
  expect(blockHeight(block, 72)).toBe(720);
  expect(blockHeight(block, 72, 815)).toBe(815);
});
