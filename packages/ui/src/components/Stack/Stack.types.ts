import type { ReactNode } from 'react';
import type { AnyHostProps } from '../../theme/hostProps.ts';

/** 0, 4, 8, 12, 16, 24, 32, 40, 48 or 64 px. */
type Gap = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

export interface LayoutProps extends AnyHostProps<'children'> {
  /** What is laid out. */
  children: ReactNode;
  /**
   * The element it is; a list where the children are items of one.
   * @default 'div'
   */
  as?:
    'div' | 'section' | 'article' | 'header' | 'footer' | 'ul' | 'ol' | 'li' | 'span' | undefined;
  /**
   * The distance between children, a step of the space scale.
   * @default 4
   */
  gap?: Gap | undefined;
}
