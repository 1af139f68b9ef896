import { Check, Minus } from 'lucide-react';
import * as styles from './CheckMark.css.ts';

export interface CheckMarkProps {
  /** Whether a dash replaces the check mark. */
  indeterminate?: boolean;
}

/** The box of a checkbox, which looks as the states of the label around it. */
export function CheckMark({ indeterminate = false }: CheckMarkProps) {
  const Mark = indeterminate ? Minus : Check;
  return (
    <span data-part="field-checkbox" className={styles.box} aria-hidden="true">
      <Mark data-part="field-check-mark" className={styles.mark} />
    </span>
  );
}
