import type { ReactNode } from 'react';

interface MenuEntry {
  /** What happens, or where it leads; different from every other label in the menu. */
  label: string;
  /** An icon before the label. It is decorative: the label must make sense without it. */
  icon?: ReactNode;
  /** A second line: why it is disabled, or what it includes. */
  detail?: string | undefined;
  /**
   * Whether it is disabled; say why in `detail`.
   * @default false
   */
  disabled?: boolean | undefined;
}

/** An item that does something. */
export interface MenuAction extends MenuEntry {
  /** Called when it is chosen; the menu closes. */
  onSelect: () => void;
  /**
   * `danger` for what cannot be undone; put it last.
   * @default 'neutral'
   */
  tone?: 'neutral' | 'danger' | undefined;
  href?: undefined;
}

/** An item that leads to a page. */
export interface MenuLink extends MenuEntry {
  /** Where it leads; the link component of the provider renders it. */
  href: string;
  /** Called when it is chosen, before the page changes. */
  onSelect?: (() => void) | undefined;
  tone?: undefined;
}

export type MenuItem = MenuAction | MenuLink;

/** Items that belong together, set apart by a line. */
export interface MenuSection {
  /** The name above the items. */
  label?: string | undefined;
  /** The items. */
  items: readonly MenuItem[];
}
