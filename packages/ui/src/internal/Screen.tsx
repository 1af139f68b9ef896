import type { ReactNode } from 'react';
import { classes } from '../theme/classes.ts';
import { screen } from './screen.css.ts';
import * as layout from './sidebarLayout.css.ts';
import { inSlot, type Slots } from './slots.ts';
import * as stack from './stack.css.ts';

export interface ScreenProps {
  /** The header of the page, unless a slot replaces it. */
  header: ReactNode;
  /** What the caller puts in place of the header, and beside the parts. */
  slots: Slots<'header' | 'aside'> | undefined;
  /** Whether the parts are loading. */
  busy?: boolean;
  /** The parts of the page. */
  children: ReactNode;
}

/**
 * The frame of a screen: its header, its parts, and a column of the caller’s beside them, or below
 * them on a narrow page.
 */
export function Screen({ header, slots = {}, busy, children, ...rest }: ScreenProps) {
  const parts = classes(stack.stack, stack.gap[7], screen);
  const aside = inSlot(slots.aside, null);
  return (
    <div {...rest} className={parts} aria-busy={busy}>
      {inSlot(slots.header, header)}
      {aside === null ? (
        children
      ) : (
        <div className={layout.columns}>
          {/* A container of its own, so that the parts fit the column. */}
          <div className={layout.main}>
            <div className={parts}>{children}</div>
          </div>
          <div className={layout.asideLast}>{aside}</div>
        </div>
      )}
    </div>
  );
}
