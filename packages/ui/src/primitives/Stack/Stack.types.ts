import type { ReactNode } from 'react';
import type { ByWidth } from '../../theme/byWidth.ts';
import type { AnyHostProps } from '../../theme/hostProps.ts';

/** 0, 4, 8, 12, 16, 20, 28, 40, 56 or 80 px. */
type Gap = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

export interface LayoutProps extends AnyHostProps<'children'> {
  /** The children to lay out. */
  children: ReactNode;
  /**
   * Its element; use a list if the children are list items.
   * @default 'div'
   */
  as?:
    'div' | 'section' | 'article' | 'header' | 'footer' | 'ul' | 'ol' | 'li' | 'span' | undefined;
  /**
   * The spacing between children, a step of the space scale, or one for each width of the nearest
   * container: a card, a section, a screen.
   * @default 4
   */
  gap?: Gap | ByWidth<Gap> | undefined;
}
