import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useShowMore } from './useShowMore.ts';

/** The number of items shown initially, and how many the next press adds. */
function atFirst(count: number): string {
  function Cards() {
    const { shown, next } = useShowMore(Array.from({ length: count }, (_, at) => at));
    return `${shown.length} shown, ${next} next`;
  }
  return renderToString(<Cards />);
}

test.each([
  [0, '0 shown, 0 next'],
  [50, '50 shown, 0 next'],
  [60, '50 shown, 10 next'],
  [10_000, '50 shown, 50 next'],
])('of %i cards, %s are shown initially', (count, expected) => {
  expect(atFirst(count)).toBe(expected);
});
