import { tokens } from '@dime-time/ui';
import { useLayoutEffect, useRef, useState } from 'react';
import type { Pair } from '../../packages/ui/src/theme/contrast/pairs.ts';
import { measureContrast } from './measureContrast.ts';

export interface ContrastTableProps {
  /** What the pairs are. */
  caption: string;
  /** The colours and their grounds. */
  pairs: readonly Pair[];
  /** Which of the two demands is asked. */
  contrast: 'standard' | 'more';
}

/** The contrast of colours on their grounds, measured where the table stands. */
export function ContrastTable({ caption, pairs, contrast }: ContrastTableProps) {
  const box = useRef<HTMLTableElement>(null);
  const [ratios, setRatios] = useState<readonly number[]>([]);
  useLayoutEffect(() => {
    const element = box.current;
    if (element) setRatios(pairs.map((pair) => measureContrast(element, pair)));
  }, [pairs]);
  return (
    <table ref={box} style={{ borderSpacing: 0, inlineSize: '100%', color: tokens.color.text }}>
      <caption style={{ textAlign: 'start', fontWeight: tokens.weight.semibold }}>
        {caption}
      </caption>
      <thead>
        <tr>
          {['Sample', 'Colour', 'On', 'Contrast', 'Asked'].map((title) => (
            <th key={title} scope="col" style={{ ...CELL, fontWeight: tokens.weight.medium }}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {pairs.map((pair, index) => (
          <Row
            key={`${pair.name} ${pair.surface}`}
            pair={pair}
            ratio={ratios[index]}
            least={pair.least[contrast]}
          />
        ))}
      </tbody>
    </table>
  );
}

const CELL = {
  padding: `${tokens.space[1]} ${tokens.space[2]}`,
  borderBlockEnd: `1px solid ${tokens.color.border}`,
  fontSize: tokens.fontSize.s,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'start',
} as const;

interface RowProps {
  pair: Pair;
  /** Undefined until it has been measured. */
  ratio: number | undefined;
  least: number;
}

function Row({ pair, ratio, least }: RowProps) {
  const grounds = [pair.ground, ...pair.on.toReversed()];
  return (
    <tr data-ratio={ratio} data-least={least}>
      <td style={CELL}>
        <span
          aria-hidden="true"
          style={{
            display: 'inline-block',
            padding: `0 ${tokens.space[2]}`,
            border: `1px solid ${tokens.color.border}`,
            borderRadius: tokens.radius.s,
            color: pair.color,
            background: grounds.map((ground) => `linear-gradient(${ground}, ${ground})`).join(', '),
          }}
        >
          $12 ●
        </span>
      </td>
      <th scope="row" style={{ ...CELL, fontWeight: tokens.weight.regular }}>
        {pair.name}
      </th>
      <td style={CELL}>{pair.surface}</td>
      <td style={CELL}>{ratio === undefined ? '' : (Math.floor(ratio * 10) / 10).toFixed(1)}</td>
      <td style={CELL}>{least}</td>
    </tr>
  );
}
