import { forwardRef, type Ref } from 'react';
import { classes } from '../../theme/classes.ts';
import { alignLayout, gapLayout } from '../../internal/stackLayout.ts';
import type { ByWidth } from '../../theme/byWidth.ts';
import type { LayoutProps } from '../Stack/Stack.types.ts';
import * as styles from './Inline.css.ts';

type Align = 'start' | 'center' | 'end' | 'stretch' | 'baseline';

export interface InlineProps extends LayoutProps {
  /**
   * The alignment across the row, or one for each width of the nearest container.
   * @default 'center'
   */
  align?: Align | ByWidth<Align> | undefined;
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
    style,
    children,
    ...rest
  },
  ref,
) {
  const gaps = gapLayout(gap);
  const aligns = alignLayout(align);
  return (
    <Tag
      data-part="inline"
      {...rest}
      ref={ref as Ref<never>}
      data-wrap={wrap ? '' : undefined}
      className={classes(
        styles.inline,
        gaps.className,
        aligns.className,
        styles.justify[justify],
        className,
      )}
      style={{ ...gaps.style, ...aligns.style, ...style }}
    >
      {children}
    </Tag>
  );
});
