import { forwardRef, type CSSProperties, type Ref } from 'react';
import { classes } from '../../theme/classes.ts';
import * as shared from '../Stack/Stack.css.ts';
import type { LayoutProps } from '../Stack/Stack.types.ts';
import * as styles from './Grid.css.ts';

/** The number of columns by the width of the grid itself. */
export interface GridColumns {
  /** Where it is narrow, as on a phone; in wider places too, unless set. */
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
  /** The number of columns, at every width or by width; one where it is narrower than 18rem (288 px). */
  columns: number | GridColumns;
  minItem?: never;
}

interface FluidColumns {
  columns?: never;
  /** The minimum width of an item, a CSS length: as many columns as fit. */
  minItem: string;
}

export type GridProps = LayoutProps &
  (FixedColumns | FluidColumns) & {
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
    gap = 4,
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
      className={classes(
        minItem === undefined ? styles.grid : styles.fluid,
        shared.gap[gap],
        className,
      )}
      style={{ ...columnVariables(columns, minItem), ...style }}
    >
      {children}
    </Tag>
  );
});

function columnVariables(
  columns: number | GridColumns | undefined,
  minItem: string | undefined,
): CSSProperties {
  if (minItem !== undefined) return assign([[styles.minItem, minItem]]);
  const by = typeof columns === 'object' ? columns : { phone: columns ?? 1 };
  const tablet = by.tablet ?? by.phone;
  return assign([
    [styles.columns.phone, String(by.phone)],
    [styles.columns.tablet, String(tablet)],
    [styles.columns.desktop, String(by.desktop ?? tablet)],
  ]);
}

/** Sets CSS variables; the contract hands out `var(--x)`, a style wants `--x`. */
function assign(pairs: readonly (readonly [string, string])[]): CSSProperties {
  return Object.fromEntries(pairs.map(([name, value]) => [name.slice(4, -1), value]));
}
