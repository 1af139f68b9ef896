import { forwardRef } from 'react';
import { Input } from 'react-aria-components';
import { classes } from '../../theme/classes.ts';
import type { FieldProps } from '../../internal/Field/Field.types.ts';
import { splitAria } from '../../internal/Field/splitAria.ts';
import { TextFrame } from '../../internal/Field/TextFrame.tsx';
import * as styles from '../../internal/Field/Field.css.ts';
import * as own from './DayField.css.ts';

export interface DayFieldProps extends FieldProps<string> {
  /** The date as `YYYY-MM-DD`, or an empty string, if the form controls it. */
  value?: string | undefined;
  /** The first valid date, passed to the browser. */
  min?: string | undefined;
  /** The last valid date, passed to the browser. */
  max?: string | undefined;
}

/** Takes a calendar date, entered with the browser’s own calendar. */
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
        className={classes(styles.input, own.input)}
        {...(min ? { min } : {})}
        {...(max ? { max } : {})}
      />
    </TextFrame>
  );
});
