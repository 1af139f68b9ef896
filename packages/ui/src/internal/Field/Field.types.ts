import type { AriaAttributes, CSSProperties, FocusEvent, ReactNode } from 'react';

/**
 * The props of every form field, named as on the web. The class, the style and `data-*` go to the whole
 * field; the ID, the ref and `aria-*` go to its control, or to the group if there are several.
 *
 * @typeParam Value the type of its value.
 */
export interface FieldProps<Value> extends AriaAttributes {
  /** The label. It is always visible: a placeholder disappears when it is needed most. */
  label: string;
  /** A hint for the answer, below the field. */
  description?: ReactNode;
  /** What is wrong with the value and how to fix it; it marks the field as invalid. */
  error?: ReactNode;
  /** The value, if the form controls it. */
  value?: Value | undefined;
  /** The initial value, if the field controls it; a reset of the form restores it. */
  defaultValue?: Value | undefined;
  /** Called on every change of the value. */
  onChange?: ((value: Value) => void) | undefined;
  /** Called when the field gets focus. */
  onFocus?: ((event: FocusEvent) => void) | undefined;
  /** Called when the field loses focus. */
  onBlur?: ((event: FocusEvent) => void) | undefined;
  /**
   * Whether an answer is required, which is announced. The form checks it and says what is missing in
   * `error`: the browser does not stop a submit, and its own message is not shown.
   * @default false
   */
  required?: boolean | undefined;
  /**
   * Whether it is disabled. In a `<fieldset disabled>` every field is.
   * @default false
   */
  disabled?: boolean | undefined;
  /**
   * Whether it is read-only: focusable and submitted, but not editable.
   * @default false
   */
  readOnly?: boolean | undefined;
  /** The name of the value in a submitted form. */
  name?: string | undefined;
  /** The ID of its form, if it is outside the form. */
  form?: string | undefined;
  /** The ID of its control, or of the group if there are several. */
  id?: string | undefined;
  /** A class of your own, for layout. */
  className?: string | undefined;
  /** Styles of your own, for layout. */
  style?: CSSProperties | undefined;
}
