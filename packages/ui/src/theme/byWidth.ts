import type { CSSProperties } from 'react';

/** A value by the width of a container. */
export interface ByWidth<Value> {
  /** In a narrow container, as on a phone; in wider ones, too, unless set. */
  phone: Value;
  /**
   * From 44rem (704 px) on, as on a tablet.
   * @default as on a phone
   */
  tablet?: Value | undefined;
  /**
   * From 60rem (960 px) on, as on a desktop.
   * @default as on a tablet
   */
  desktop?: Value | undefined;
}

/** The CSS variables of a value at each width. */
export type WidthVars = Readonly<Record<'phone' | 'tablet' | 'desktop', string>>;

/** Sets the variables of a value at each width, as `css` writes it. */
export function varsByWidth<Value>(
  names: WidthVars,
  { phone, tablet = phone, desktop = tablet }: ByWidth<Value>,
  css: (value: Value, width: keyof WidthVars) => string,
): CSSProperties {
  return assignVars([
    [names.phone, css(phone, 'phone')],
    [names.tablet, css(tablet, 'tablet')],
    [names.desktop, css(desktop, 'desktop')],
  ]);
}

/** Sets CSS variables; the token contract has `var(--x)`, a style property needs `--x`. */
export function assignVars(pairs: readonly (readonly [string, string])[]): CSSProperties {
  return Object.fromEntries(pairs.map(([name, value]) => [name.slice(4, -1), value]));
}
