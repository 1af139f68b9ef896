import { forwardRef, type CSSProperties, type Ref } from 'react';
import { classes } from '../../theme/classes.ts';
import * as shared from '../../internal/stack.css.ts';
import type { LayoutProps } from '../Stack/Stack.types.ts';
import * as styles from './Grid.css.ts';

/** The number of columns by the width of the grid itself. */
export interface GridColumns {
  /** In a narrow container, as on a phone; in wider ones, too, unless set. */
  phone: number;
  /**
   * From 44rem (704 px) on, as on a tablet.
   * @default as on a phone
   */
  tablet?: number | undefined;
  /**
   * From 60rem (960 px) on, as on a desktop.
   * @default as on a tablet
   */
  desktop?: number | undefined;
}

interface FixedColumns {
  /**
   * The number of columns. A number applies if each column is at least 10rem (160 px) wide;
   * otherwise there are two columns. An object sets the number for each width exactly. Either way,
   * there is one column if the grid is narrower than 18rem (288 px).
   */
  columns: number | GridColumns;
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
     * The spacing between items, a step of the space scale.
     * @default 5, as between cards
     */
    gap?: LayoutProps['gap'];
    /**
     * Whether items are as tall as their row or as their content.
     * @default 'stretch'
     */
    align?: 'stretch' | 'start' | undefined;
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
  return (
    <Tag
      {...rest}
      ref={ref as Ref<never>}
      data-align={align}
      className={classes(layoutOf(columns), shared.gap[gap], className)}
      style={{ ...columnVariables(columns, minItem), ...style }}
    >
      {children}
    </Tag>
  );
});

function layoutOf(columns: number | GridColumns | undefined): string {
  if (columns === undefined) return styles.fluid;
  return typeof columns === 'object' ? styles.grid : styles.even;
}

function columnVariables(
  columns: number | GridColumns | undefined,
  minItem: string | undefined,
): CSSProperties {
  if (columns === undefined) return assign([[styles.minItem, minItem ?? '100%']]);
  if (typeof columns !== 'object') return assign([[styles.columns.phone, String(columns)]]);
  const { phone, tablet = phone, desktop = tablet } = columns;
  return assign([
    [styles.columns.phone, String(phone)],
    [styles.columns.tablet, String(tablet)],
    [styles.columns.desktop, String(desktop)],
  ]);
}

/** Sets CSS variables; the token contract has `var(--x)`, a style property needs `--x`. */
function assign(pairs: readonly (readonly [string, string])[]): CSSProperties {
  return Object.fromEntries(pairs.map(([name, value]) => [name.slice(4, -1), value]));
}
