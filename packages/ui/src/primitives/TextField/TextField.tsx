import { forwardRef, type ReactNode } from 'react';
import { Input } from 'react-aria-components/Input';
import { splitAria } from '../../internal/Field/splitAria.ts';
import { TextFrame, type TextValueProps } from '../../internal/Field/TextFrame.tsx';
import * as styles from '../../internal/Field/Field.css.ts';

export interface TextFieldProps extends TextValueProps {
  /**
   * The type of text, which sets the browser’s keyboard and validation.
   * @default 'text'
   */
  type?: 'text' | 'email' | 'password' | 'search' | 'tel' | 'url' | undefined;
  /** The keyboard a phone shows. */
  inputMode?: 'text' | 'decimal' | 'numeric' | 'email' | 'tel' | 'url' | undefined;
  /** What the browser may fill in: `email`, `given-name`, `new-password`, `off`. */
  autoComplete?: string | undefined;
  /** Content before the value: a currency, an icon. */
  prefix?: ReactNode;
  /** Content after the value: a unit. */
  suffix?: ReactNode;
  /**
   * Its height: 32, 40 or 48 px.
   * @default 'm'
   */
  size?: 's' | 'm' | 'l' | undefined;
}

/** Takes one line of text. */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(
  { prefix, suffix, placeholder = '', ...rest },
  ref,
) {
  const [aria, frame] = splitAria(rest);
  return (
    <TextFrame data-part="text-field" {...frame}>
      {prefix === undefined ? null : (
        <span
          data-part="text-field-prefix"
          className={styles.affix}
          data-side="start"
          aria-hidden="true"
        >
          {prefix}
        </span>
      )}
      <Input
        {...aria}
        data-part="field-input"
        ref={ref}
        className={styles.input}
        placeholder={placeholder}
      />
      {suffix === undefined ? null : (
        <span
          data-part="text-field-suffix"
          className={styles.affix}
          data-side="end"
          aria-hidden="true"
        >
          {suffix}
        </span>
      )}
    </TextFrame>
  );
});
