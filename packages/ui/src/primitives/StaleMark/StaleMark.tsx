import { History } from 'lucide-react';
import { forwardRef } from 'react';
import { classes } from '../../theme/classes.ts';
import type { HostProps } from '../../theme/hostProps.ts';
import { useWords } from '../../words/index.ts';
import { staleMarkWords } from '../words/staleMark.ts';
import * as styles from './StaleMark.css.ts';

export interface StaleMarkProps extends HostProps<'p', 'children'> {
  /**
   * What readers should know about the data below.
   * @default 'May be out of date'
   */
  children?: string;
}

/** Says that the data below it may be old. */
export const StaleMark = forwardRef<HTMLParagraphElement, StaleMarkProps>(function StaleMark(
  { children, className, ...rest },
  ref,
) {
  const words = useWords(staleMarkWords);
  return (
    <p
      data-part="stale-mark"
      {...rest}
      ref={ref}
      className={classes(styles.mark, className)}
      role="status"
    >
      <History data-part="stale-mark-icon" size={14} aria-hidden="true" />
      {children ?? words.text}
    </p>
  );
});
