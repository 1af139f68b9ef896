import { useState } from 'react';
import { tokens } from '../../theme/tokens.css.ts';
import * as styles from './DebtFreeCelebration.css.ts';

const COLORS = [
  tokens.color.chart.series1,
  tokens.color.chart.series2,
  tokens.color.chart.series3,
  tokens.color.chart.series6,
];

/** Places and delays look random and are the same each time: multiples of the golden ratio. */
const PIECES = Array.from({ length: 28 }, (_, at) => {
  const place = (at * 0.618_034) % 1;
  const delay = (at * 0.381_966) % 1;
  return {
    insetInlineStart: `${(place * 100).toFixed(1)}%`,
    // With the fall, 900 ms.
    animationDelay: `${Math.round(delay * 200)}ms`,
    background: COLORS[at % COLORS.length],
    rotate: `${Math.round(place * 180)}deg`,
  };
});

/** The latest piece: once it is down, nothing is left of the confetti. */
const LATEST = PIECES.reduce(
  (latest, { animationDelay }, at) =>
    Number.parseInt(animationDelay, 10) > Number.parseInt(PIECES[latest]?.animationDelay ?? '', 10)
      ? at
      : latest,
  0,
);

/** Pieces of paper that fall once, for 900 ms. */
export function Confetti() {
  const [isDown, setDown] = useState(false);
  if (isDown) return null;
  return (
    <div data-part="debt-free-celebration-confetti" className={styles.confetti} aria-hidden="true">
      {PIECES.map((style, at) => (
        <span
          key={at}
          className={styles.piece}
          style={style}
          onAnimationEnd={at === LATEST ? () => setDown(true) : undefined}
        />
      ))}
    </div>
  );
}
