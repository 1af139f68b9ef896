import type { TokenRow } from './tokenRows.ts';
import * as styles from './TokenTable.css.ts';

/** A preview of a token that is no color; what has no look of its own has none. */
export function TokenPreview({ row: { name, group, variable } }: { row: TokenRow }) {
  const value = `var(${variable})`;
  if (group === 'space' || name.startsWith('size.')) {
    return <span aria-hidden="true" className={styles.bar} style={{ inlineSize: value }} />;
  }
  if (group === 'radius') {
    return <span aria-hidden="true" className={styles.box} style={{ borderRadius: value }} />;
  }
  if (group === 'motion') {
    const timing =
      name === 'motion.ease'
        ? { transitionTimingFunction: value, transitionDuration: '1s' }
        : { transitionDuration: value };
    return <span aria-hidden="true" className={styles.motion} style={timing} />;
  }
  if (group === 'lineHeight') {
    return (
      <div aria-hidden="true" className={styles.lines} style={{ lineHeight: value }}>
        Every dime, every time
      </div>
    );
  }
  const property = TYPE[group];
  if (property === undefined) return null;
  return (
    <span aria-hidden="true" className={styles.preview} style={{ [property]: value }}>
      $1,234.56 Dime
    </span>
  );
}

/** The property of a sample of text that shows a token of type. */
const TYPE: Readonly<Record<string, string>> = {
  font: 'fontFamily',
  fontSize: 'fontSize',
  letterSpacing: 'letterSpacing',
  weight: 'fontWeight',
};
