import { forwardRef } from 'react';
import { Input } from 'react-aria-components';
import type { FieldProps } from '../Field/Field.types.ts';
import { splitAria } from '../Field/splitAria.ts';
import { TextFrame } from '../Field/TextFrame.tsx';
import * as styles from '../Field/Field.css.ts';

export interface DayFieldProps extends FieldProps<string> {
  /** The day as `YYYY-MM-DD`, or an empty text while none is given, where the form keeps it. */
  value?: string | undefined;
  /** The first day that makes sense, told to the browser. */
  min?: string | undefined;
  /** The last day that makes sense, told to the browser. */
  max?: string | undefined;
}

/** A calendar day, entered with the browser's own calendar. */
export const DayField = forwardRef<HTMLInputElement, DayFieldProps>(function DayField(
  { min, max, ...rest },
  ref,
) {
  const [aria, frame] = splitAria(rest);
  return (
    <TextFrame {...frame} type="date">
      <Input
        {...aria}
        ref={ref}
        className={styles.input}
        {...(min ? { min } : {})}
        {...(max ? { max } : {})}
      />
    </TextFrame>
  );
});
