import { forwardRef } from 'react';
import type { HostProps } from '../../theme/hostProps.ts';
import { classes } from '../../theme/classes.ts';
import * as styles from './CoinMark.css.ts';

export interface CoinMarkProps extends HostProps<'span', 'children'> {
  /** The coin’s symbol: 'BTC'. For a longer one, the first four letters are shown. */
  symbol: string;
}

/** Shows a coin as a round mark beside its name; decorative. */
export const CoinMark = forwardRef<HTMLSpanElement, CoinMarkProps>(function CoinMark(
  { symbol, className, ...rest },
  ref,
) {
  return (
    <span
      data-part="coin-mark"
      {...rest}
      ref={ref}
      className={classes(styles.mark, className)}
      aria-hidden="true"
    >
      {Array.from(symbol).slice(0, 4).join('')}
    </span>
  );
});
