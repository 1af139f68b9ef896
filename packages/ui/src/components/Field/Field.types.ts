import type { AriaAttributes, CSSProperties, FocusEvent, ReactNode } from 'react';

/**
 * What every field of a form has, by the names the web gives it. The class, the style and `data-*` are
 * the whole field's; the id, the ref and `aria-*` are its control's, and of a group of controls its own.
 *
 * @typeParam Value what the field asks for.
 */
export interface FieldProps<Value> extends AriaAttributes {
  /** What is asked for. Always seen: a placeholder disappears when it is needed most. */
  label: string;
  /** What helps to answer, below the field. */
  description?: ReactNode;
  /** What is wrong with the value and how to mend it; the field is marked as wrong while it is there. */
  error?: ReactNode;
  /** The value, where the form keeps it. */
  value?: Value | undefined;
  /** The value to begin with, where the field keeps it; a reset of the form goes back to it. */
  defaultValue?: Value | undefined;
  /** Hears every change of the value. */
  onChange?: ((value: Value) => void) | undefined;
  /** Hears that the focus came into the field. */
  onFocus?: ((event: FocusEvent) => void) | undefined;
  /** Hears that the focus left the field. */
  onBlur?: ((event: FocusEvent) => void) | undefined;
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
  /**
   * Whether it cannot be changed but read, reached and sent.
   * @default false
   */
  readOnly?: boolean | undefined;
  /** The name of the value in a sent form. */
  name?: string | undefined;
  /** The id of the form it belongs to, where it stands outside of it. */
  form?: string | undefined;
  /** The id of its control; of the group, where there are several. */
  id?: string | undefined;
  /** A class of the site's own, for its layout. */
  className?: string | undefined;
  /** Styles of the site's own, for its layout. */
  style?: CSSProperties | undefined;
}
