import { forwardRef, type Ref } from 'react';
import { alignLayout, gapLayout } from '../../internal/stackLayout.ts';
import type { ByWidth } from '../../theme/byWidth.ts';
import { classes } from '../../theme/classes.ts';
import type { LayoutProps } from './Stack.types.ts';
import * as styles from '../../internal/stack.css.ts';

type Align = 'start' | 'center' | 'end' | 'stretch';

export interface StackProps extends LayoutProps {
  /**
   * The alignment across the stack, or one for each width of the nearest container.
   * @default 'stretch'
   */
  align?: Align | ByWidth<Align> | undefined;
}

/** Stacks children vertically with equal spacing. */
export const Stack = forwardRef<HTMLElement, StackProps>(function Stack(
  { as: Tag = 'div', gap = 4, align = 'stretch', className, style, children, ...rest },
  ref,
) {
  const gaps = gapLayout(gap);
  const aligns = alignLayout(align);
  return (
    <Tag
      data-part="stack"
      {...rest}
      ref={ref as Ref<never>}
      className={classes(styles.stack, gaps.className, aligns.className, className)}
      style={{ ...gaps.style, ...aligns.style, ...style }}
    >
      {children}
    </Tag>
  );
});
