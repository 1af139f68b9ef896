import { forwardRef, type ReactNode } from 'react';
import { classes } from '../../theme/classes.ts';
import type { HostProps } from '../../theme/hostProps.ts';
import * as styles from './Heading.css.ts';

type HeadingSize = keyof typeof styles.size;

/** The size a heading has when only its level is known. */
const SIZE_OF_LEVEL: Record<1 | 2 | 3 | 4 | 5 | 6, HeadingSize> = {
  1: 'xl',
  2: 'l',
  3: 'm',
  4: 'm',
  5: 'm',
  6: 'm',
};

export interface HeadingProps extends HostProps<'h2', 'children'> {
  /** The text. */
  children: ReactNode;
  /**
   * Its place in the page outline; do not skip levels.
   * @default 2
   */
  level?: 1 | 2 | 3 | 4 | 5 | 6 | undefined;
  /**
   * How large it looks: 16, 20, 28, 40 or 56 px, the last two in a wide container.
   * @default the size of the level
   */
  size?: HeadingSize | undefined;
  /**
   * Its color, by meaning.
   * @default 'default'
   */
  tone?: 'default' | 'muted' | 'inherit' | undefined;
}

/** Names a page or a part of it. */
export const Heading = forwardRef<HTMLHeadingElement, HeadingProps>(function Heading(
  { level = 2, size = SIZE_OF_LEVEL[level], tone = 'default', className, children, ...rest },
  ref,
) {
  const Tag = `h${level}` as const;
  return (
    <Tag
      data-part="heading"
      {...rest}
      ref={ref}
      data-tone={tone}
      className={classes(styles.heading, styles.size[size], className)}
    >
      {children}
    </Tag>
  );
});
