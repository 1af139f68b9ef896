import type { ReactNode } from 'react';

/** The props of every form field. */
export interface FieldProps {
  /** The label. It is always visible: a placeholder disappears when it is needed most. */
  label: string;
  /** A hint for the answer, below the field. */
  description?: ReactNode;
  /** What is wrong with the value and how to fix it; it marks the field as invalid. */
  error?: ReactNode;
  /**
   * Whether an answer is required. The browser’s own message is not shown: the page says what is
   * missing.
   * @default false
   */
  required?: boolean | undefined;
  /**
   * Whether it is disabled.
   * @default false
   */
  disabled?: boolean | undefined;
  /** The name of the value in a submitted form. */
  name?: string | undefined;
  /** A class of your own, for layout. */
  className?: string | undefined;
}
