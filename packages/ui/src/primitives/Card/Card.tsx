import { forwardRef, type CSSProperties, type ReactNode, type Ref } from 'react';
import { varsByWidth, type ByWidth } from '../../theme/byWidth.ts';
import { classes } from '../../theme/classes.ts';
import type { AnyHostProps } from '../../theme/hostProps.ts';
import * as styles from './Card.css.ts';

type Padding = keyof typeof styles.padding;

export interface CardProps extends AnyHostProps<'children'> {
  /** The card’s content. */
  children: ReactNode;
  /**
   * Its element: `article` if it stands on its own, `section` if it has a heading.
   * @default 'div'
   */
  as?: 'div' | 'section' | 'article' | 'li' | undefined;
  /**
   * The padding, or one for each width of the container around the card; `none` for lists that
   * reach the edges.
   * @default 'm'
   */
  padding?: Padding | ByWidth<Padding> | undefined;
  /**
   * `card` has a border; `flat` lies on the page without one; `hero` has a tint and a shadow, for the
   * leading figure of a page.
   * @default 'card'
   */
  surface?: 'flat' | 'card' | 'hero' | undefined;
}

/** A surface that groups related content. */
export const Card = forwardRef<HTMLElement, CardProps>(function Card(
  { as: Tag = 'div', padding = 'm', surface = 'card', className, style, children, ...rest },
  ref,
) {
  const isByWidth = typeof padding === 'object';
  const reachesEdges = (isByWidth ? Object.values(padding) : [padding]).includes('none');
  return (
    <Tag
      data-part="card"
      {...rest}
      ref={ref as Ref<never>}
      data-surface={surface}
      className={classes(
        styles.card,
        isByWidth ? styles.paddingByWidth : styles.padding[padding],
        reachesEdges && styles.scrolling,
        className,
      )}
      style={{ ...(isByWidth ? paddingVars(padding) : {}), ...style }}
    >
      {children}
    </Tag>
  );
});

function paddingVars(padding: ByWidth<Padding>): CSSProperties {
  return varsByWidth(styles.paddings, padding, (step, width) =>
    width === 'phone' ? styles.paddingSteps[step].narrow : styles.paddingSteps[step].roomy,
  );
}
