import { History } from 'lucide-react';
import * as styles from './StaleMark.css.ts';

export interface StaleMarkProps {
  /**
   * What the reader should know about the data below.
   * @default 'These are the last figures we have. They may be out of date.'
   */
  children?: string;
}

/** Says that the data below it may be old. */
export function StaleMark({
  children = 'These are the last figures we have. They may be out of date.',
}: StaleMarkProps) {
  return (
    <p className={styles.mark} role="status">
      <History size={14} aria-hidden="true" />
      {children}
    </p>
  );
}
