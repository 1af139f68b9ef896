import { classes } from '../../theme/classes.ts';
import * as styles from './CoinMark.css.ts';

export interface CoinMarkProps {
  /** The symbol of the coin: 'BTC'. Of a longer one the first four letters are drawn. */
  symbol: string;
  /** A class of the site's own, for its layout. */
  className?: string | undefined;
}

/** A coin as a round mark, beside its name: decoration. */
export function CoinMark({ symbol, className }: CoinMarkProps) {
  return (
    <span className={classes(styles.mark, className)} aria-hidden="true">
      {Array.from(symbol).slice(0, 4).join('')}
    </span>
  );
}
