import type { ReactNode } from 'react';
import { Heading } from '../../primitives/index.ts';
import * as styles from './BankLinkDialog.css.ts';

/**
 * The heading of a step. It takes the focus when its step is shown: the button that led there is
 * gone, and the new step is read out.
 */
export function StepHeading({ children }: { children: ReactNode }) {
  return (
    <Heading
      data-part="bank-link-dialog-title"
      ref={takeFocus}
      level={3}
      tabIndex={-1}
      className={styles.heading}
    >
      {children}
    </Heading>
  );
}

function takeFocus(heading: HTMLHeadingElement | null) {
  heading?.focus();
}
