import { forwardRef } from 'react';
import { classes } from '../../theme/classes.ts';
import type { HostProps } from '../../theme/hostProps.ts';
import * as styles from './Skeleton.css.ts';

export interface SkeletonProps extends HostProps<'span', 'children'> {
  /**
   * A line of text, a block or a circle.
   * @default 'text'
   */
  shape?: keyof typeof styles.shape | undefined;
  /**
   * Its width, a CSS length.
   * @default '100%'
   */
  width?: string | undefined;
  /**
   * Its height, a CSS length.
   * @default one line of the surrounding text, or '6rem' for a block
   */
  height?: string | undefined;
}

/** Holds the place of loading content at its final size, so that nothing jumps. */
export const Skeleton = forwardRef<HTMLSpanElement, SkeletonProps>(function Skeleton(
  { shape = 'text', width = '100%', height, className, style, ...rest },
  ref,
) {
  const blockSize = height ?? (shape === 'block' ? '6rem' : undefined);
  return (
    <span
      data-part="skeleton"
      {...rest}
      ref={ref}
      // The container is marked as busy, so the bars are hidden from assistive technology.
      aria-hidden="true"
      className={classes(styles.skeleton, styles.shape[shape], className)}
      style={{ inlineSize: width, ...(blockSize === undefined ? {} : { blockSize }), ...style }}
    />
  );
});
