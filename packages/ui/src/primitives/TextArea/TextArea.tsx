import { forwardRef } from 'react';
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea';
import { classes } from '../../theme/classes.ts';
import { splitAria } from '../../internal/Field/splitAria.ts';
import { TextFrame, type TextValueProps } from '../../internal/Field/TextFrame.tsx';
import * as field from '../../internal/Field/Field.css.ts';
import * as styles from './TextArea.css.ts';

export interface TextAreaProps extends TextValueProps {
  /**
   * The minimum height, a CSS length.
   * @default '120px'
   */
  minHeight?: string | undefined;
}

/** Takes several lines of text; people can make it taller. */
export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea(
  { minHeight = '120px', placeholder = '', ...rest },
  ref,
) {
  const [aria, frame] = splitAria(rest);
  return (
    <TextFrame data-part="text-area" {...frame}>
      <AriaTextArea
        {...aria}
        ref={ref}
        data-part="field-input"
        className={classes(field.input, styles.area)}
        placeholder={placeholder}
        style={{ minHeight }}
      />
    </TextFrame>
  );
});
