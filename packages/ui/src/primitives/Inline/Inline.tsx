import { forwardRef, type Ref } from 'react';
import { classes } from '../../theme/classes.ts';
import * as shared from '../../internal/stack.css.ts';
import type { LayoutProps } from '../Stack/Stack.types.ts';
import * as styles from './Inline.css.ts';

export interface InlineProps extends LayoutProps {
  /**
   * The alignment across the row.
   * @default 'center'
   */
  align?: 'start' | 'center' | 'end' | 'stretch' | 'baseline' | undefined;
  /**
   * The alignment along the row.
   * @default 'start'
   */
  justify?: 'start' | 'center' | 'end' | 'between' | undefined;
  /**
   * Whether children wrap when there is no room.
   * @default true
   */
  wrap?: boolean | undefined;
}

/** Places children side by side. */
export const Inline = forwardRef<HTMLElement, InlineProps>(function Inline(
  {
    as: Tag = 'div',
    gap = 3,
    align = 'center',
    justify = 'start',
    wrap = true,
    className,
    children,
    ...rest
  },
  ref,
) {
  return (
    <Tag
      {...rest}
      ref={ref as Ref<never>}
      data-wrap={wrap ? '' : undefined}
      className={classes(
        styles.inline,
        shared.gap[gap],
        shared.align[align],
        styles.justify[justify],
        className,
      )}
    >
      {children}
    </Tag>
  );
});
