import { forwardRef, type CSSProperties, type Ref } from 'react';
import { classes } from '../../theme/classes.ts';
import { alignLayout, gapLayout } from '../../internal/stackLayout.ts';
import { assignVars, varsByWidth, type ByWidth } from '../../theme/byWidth.ts';
import type { LayoutProps } from '../Stack/Stack.types.ts';
import * as styles from './Grid.css.ts';

type Align = 'stretch' | 'start';

interface FixedColumns {
  /**
   * The number of columns. A number applies if each column is at least 10rem (160 px) wide;
   * otherwise there are two columns. An object sets the number for each width of the grid itself
   * exactly. Either way, there is one column if the grid is narrower than 18rem (288 px).
   */
  columns: number | ByWidth<number>;
  minItem?: never;
}

interface FluidColumns {
  columns?: never;
  /** The minimum width of an item, a CSS length: as many columns as fit. */
  minItem: string;
}

export type GridProps = Omit<LayoutProps, 'gap'> &
  (FixedColumns | FluidColumns) & {
    /**
     * The spacing between items, a step of the space scale, or one for each width of the nearest
     * container.
     * @default 5, as between cards
     */
    gap?: LayoutProps['gap'];
    /**
     * Whether items are as tall as their row or as their content, or one for each width of the
     * nearest container.
     * @default 'stretch'
     */
    align?: Align | ByWidth<Align> | undefined;
  };

/** Lays out children in columns of equal width. */
export const Grid = forwardRef<HTMLElement, GridProps>(function Grid(
  {
    as: Tag = 'div',
    gap = 5,
    columns,
    minItem,
    align = 'stretch',
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
      data-part="grid"
      {...rest}
      ref={ref as Ref<never>}
      className={classes(layoutOf(columns), gaps.className, aligns.className, className)}
      style={{ ...columnVariables(columns, minItem), ...gaps.style, ...aligns.style, ...style }}
    >
      {children}
    </Tag>
  );
});

function layoutOf(columns: number | ByWidth<number> | undefined): string {
  if (columns === undefined) return styles.fluid;
  return typeof columns === 'object' ? styles.grid : styles.even;
}

function columnVariables(
  columns: number | ByWidth<number> | undefined,
  minItem: string | undefined,
): CSSProperties {
  if (columns === undefined) return assignVars([[styles.minItem, minItem ?? '100%']]);
  if (typeof columns !== 'object') return assignVars([[styles.columns.phone, String(columns)]]);
  return varsByWidth(styles.columns, columns, String);
}
