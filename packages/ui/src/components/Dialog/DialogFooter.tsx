import type { ReactNode } from 'react';
import * as styles from './Dialog.css.ts';

export interface DialogFooterProps {
  /** Buttons, the way out first and the way on last. */
  children: ReactNode;
}

/** The buttons at the end of a dialog; inside its form where the last one sends the form. */
export function DialogFooter({ children }: DialogFooterProps) {
  return <div className={styles.footer}>{children}</div>;
}
