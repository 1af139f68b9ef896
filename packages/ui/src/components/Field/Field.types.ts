import type { ReactNode } from 'react';

/** What every field of a form has. */
export interface FieldProps {
  /** What is asked for. Always seen: a placeholder disappears when it is needed most. */
  label: string;
  /** What helps to answer, below the field. */
  description?: ReactNode;
  /** What is wrong with the value and how to mend it; the field is marked as wrong while it is there. */
  error?: ReactNode;
  /**
   * Whether an answer is needed. The browser's own bubble stays away: the page says what is missing.
   * @default false
   */
  required?: boolean | undefined;
  /**
   * Whether it cannot be changed now.
   * @default false
   */
  disabled?: boolean | undefined;
  /** The name of the value in a sent form. */
  name?: string | undefined;
  /** A class of the site's own, for its layout. */
  className?: string | undefined;
}
