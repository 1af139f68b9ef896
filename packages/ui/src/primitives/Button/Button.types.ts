import type { ReactNode } from 'react';

/** The look of a button, apart from its label. */
export interface ButtonLook {
  /**
   * How much it stands out: one `solid` per view, `soft` and `outline` beside it, `ghost` in rows
   * and bars.
   * @default 'solid'
   */
  variant?: 'solid' | 'soft' | 'outline' | 'ghost' | undefined;
  /**
   * What it does: `accent` for the main task, `danger` for what cannot be undone, `neutral` for the
   * rest.
   * @default 'accent'
   */
  tone?: 'accent' | 'neutral' | 'danger' | undefined;
  /**
   * Its height: 32, 40 or 48 px.
   * @default 'm'
   */
  size?: 's' | 'm' | 'l' | undefined;
  /**
   * Whether it takes the full width.
   * @default false
   */
  stretch?: boolean | undefined;
}

/** An icon before a button’s label; hidden from assistive technology, which reads the label. */
export interface ButtonIcon {
  /** An icon before the label. It is decorative: the label must make sense without it. */
  icon?: ReactNode;
}
