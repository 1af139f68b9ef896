import { tokens } from '@dime-time/ui';
import { useLayoutEffect, useRef, useState } from 'react';
import type { Pair } from '../../packages/ui/tools/contrast/pairs.ts';
import { measureContrast } from './measureContrast.ts';

export interface ContrastTableProps {
  /** What the colors are for. */
  caption: string;
  /** The colors and their backgrounds. */
  pairs: readonly Pair[];
  /** Which of the two requirements applies. */
  contrast: 'standard' | 'more';
}

/** The contrast of colors (rows) on their backgrounds (columns), measured in place. */
export function ContrastTable({ caption, pairs, contrast }: ContrastTableProps) {
  const box = useRef<HTMLTableElement>(null);
  const [ratios, setRatios] = useState<ReadonlyMap<Pair, number>>(new Map());
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    setRatios(new Map(pairs.map((pair) => [pair, measureContrast(element, pair)])));
  }, [pairs]);
  const surfaces = [...new Set(pairs.map(({ surface }) => surface))];
  const names = [...new Set(pairs.map(({ name }) => name))];
  return (
    <table ref={box} style={{ borderSpacing: 0, inlineSize: '100%', color: tokens.color.text }}>
      <caption style={{ ...CELL, fontWeight: tokens.weight.semibold }}>
        {caption}: {pairs[0]?.least[contrast]} or better
      </caption>
      <thead>
        <tr>
          {['Color', ...surfaces].map((surface) => (
            <th key={surface} scope="col" style={{ ...CELL, fontWeight: tokens.weight.medium }}>
              {surface}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {names.map((name) => (
          <tr key={name}>
            <th scope="row" style={{ ...CELL, fontWeight: tokens.weight.regular }}>
              {name}
            </th>
            {pairs
              .filter((pair) => pair.name === name)
              .map((pair) => (
                <Sample
                  key={pair.surface}
                  pair={pair}
                  ratio={ratios.get(pair)}
                  least={pair.least[contrast]}
                />
              ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const CELL = {
  padding: `${tokens.space[1]} ${tokens.space[2]}`,
  fontSize: tokens.fontSize.s,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'start',
} as const;

interface SampleProps {
  pair: Pair;
  /** Undefined until it has been measured. */
  ratio: number | undefined;
  least: number;
}

/**
 * The figure in its own color on its own background; a mark, which need not be legible, is beside
 * it.
 */
function Sample({ pair, ratio, least }: SampleProps) {
  const isMark = least < 4.5;
  return (
    <td
      data-pair={`${pair.name} on ${pair.surface}`}
      data-ratio={ratio}
      data-least={least}
      style={{ ...CELL, padding: 0, background: pair.on[0] ?? pair.ground }}
    >
      <div
        style={{
          ...CELL,
          display: 'flex',
          alignItems: 'center',
          gap: tokens.space[2],
          background: pair.ground,
          color: isMark ? tokens.color.text : pair.color,
        }}
      >
        {isMark ? (
          <span
            style={{
              inlineSize: tokens.space[5],
              blockSize: tokens.space[2],
              borderRadius: tokens.radius.full,
              background: pair.color,
            }}
          />
        ) : null}
        {/* Rounded down, so that it never overstates the contrast. */}
        {ratio === undefined ? '' : (Math.floor(ratio * 10) / 10).toFixed(1)}
      </div>
    </td>
  );
}
