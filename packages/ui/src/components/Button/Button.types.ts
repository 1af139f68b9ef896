import type { ReactNode } from 'react';

/** What a button looks like, beside its words. */
export interface ButtonLook {
  /**
   * How much it stands out: one `solid` a view, `soft` and `outline` beside it, `ghost` in rows and bars.
   * @default 'solid'
   */
  variant?: 'solid' | 'soft' | 'outline' | 'ghost' | undefined;
  /**
   * What it is about: `accent` moves the job on, `neutral` is everything else, `danger` cannot be undone.
   * @default 'accent'
   */
  tone?: 'accent' | 'neutral' | 'danger' | undefined;
  /**
   * Its height: 32, 40 or 48 px.
   * @default 'm'
   */
  size?: 's' | 'm' | 'l' | undefined;
  /**
   * Whether it takes the whole width.
   * @default false
   */
  stretch?: boolean | undefined;
}

/** A picture before the words of a button; hidden from assistive technology, which has the words. */
export interface ButtonIcon {
  /** A picture before the words. It is decoration: the words must stand without it. */
  icon?: ReactNode;
}
