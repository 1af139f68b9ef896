import { forwardRef, type ReactNode, type Ref } from 'react';
import { classes } from '../../theme/classes.ts';
import type { AnyHostProps } from '../../theme/hostProps.ts';
import * as styles from '../../internal/text.css.ts';

/** The color of a piece of text, named by meaning. */
export type TextTone = keyof typeof styles.tone;

export interface TextProps extends AnyHostProps<'children'> {
  /** The text. */
  children: ReactNode;
  /**
   * Its element.
   * @default 'p'
   */
  as?: 'p' | 'span' | 'div' | 'strong' | 'small' | 'label' | undefined;
  /**
   * 12, 14, 16 or 20 px, at the browser’s default text size of 16.
   * @default 'm'
   */
  size?: keyof typeof styles.size | undefined;
  /**
   * Its color, by meaning.
   * @default 'default'
   */
  tone?: TextTone | undefined;
  /**
   * Its weight.
   * @default 'regular'
   */
  weight?: keyof typeof styles.weight | undefined;
  /**
   * Its alignment.
   * @default undefined, that of the surrounding text
   */
  align?: keyof typeof styles.align | undefined;
  /**
   * Whether it stays on one line and ends in an ellipsis.
   * @default false
   */
  truncate?: boolean | undefined;
  /**
   * Whether lines are limited to a readable 65 characters.
   * @default false
   */
  measure?: boolean | undefined;
}

/** Running text. */
export const Text = forwardRef<HTMLElement, TextProps>(function Text(
  {
    as: Tag = 'p',
    size = 'm',
    tone = 'default',
    weight = 'regular',
    align,
    truncate = false,
    measure = false,
    className,
    children,
    ...rest
  },
  ref,
) {
  return (
    <Tag
      data-part="text"
      {...rest}
      ref={ref as Ref<never>}
      data-truncate={truncate ? '' : undefined}
      data-measure={measure ? '' : undefined}
      className={classes(
        styles.text,
        styles.size[size],
        styles.tone[tone],
        styles.weight[weight],
        align && styles.align[align],
        className,
      )}
    >
      {children}
    </Tag>
  );
});
