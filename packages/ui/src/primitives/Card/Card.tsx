import { forwardRef, type ReactNode, type Ref } from 'react';
import { classes } from '../../theme/classes.ts';
import type { AnyHostProps } from '../../theme/hostProps.ts';
import * as styles from './Card.css.ts';

export interface CardProps extends AnyHostProps<'children'> {
  /** The card’s content. */
  children: ReactNode;
  /**
   * Its element: `article` if it stands on its own, `section` if it has a heading.
   * @default 'div'
   */
  as?: 'div' | 'section' | 'article' | 'li' | undefined;
  /**
   * The padding; `none` for lists that reach the edges.
   * @default 'm'
   */
  padding?: keyof typeof styles.padding | undefined;
  /**
   * `card` has a border; `flat` lies on the page without one; `hero` has a tint and a shadow, for the
   * leading figure of a page.
   * @default 'card'
   */
  surface?: 'flat' | 'card' | 'hero' | undefined;
}

/** A surface that groups related content. */
export const Card = forwardRef<HTMLElement, CardProps>(function Card(
  { as: Tag = 'div', padding = 'm', surface = 'card', className, children, ...rest },
  ref,
) {
  return (
    <Tag
      {...rest}
      ref={ref as Ref<never>}
      data-surface={surface}
      className={classes(styles.card, styles.padding[padding], className)}
    >
      {children}
    </Tag>
  );
});
