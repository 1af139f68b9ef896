import { forwardRef, type Ref } from 'react';
import { classes } from '../../theme/classes.ts';
import type { LayoutProps } from './Stack.types.ts';
import * as styles from '../../internal/stack.css.ts';

export interface StackProps extends LayoutProps {
  /**
   * The alignment across the stack.
   * @default 'stretch'
   */
  align?: 'start' | 'center' | 'end' | 'stretch' | undefined;
}

/** Stacks children vertically with equal spacing. */
export const Stack = forwardRef<HTMLElement, StackProps>(function Stack(
  { as: Tag = 'div', gap = 4, align = 'stretch', className, children, ...rest },
  ref,
) {
  return (
    <Tag
      {...rest}
      ref={ref as Ref<never>}
      className={classes(styles.stack, styles.gap[gap], styles.align[align], className)}
    >
      {children}
    </Tag>
  );
});
