import type { Appearance, Contrast } from './color/accentScale.ts';
import { media } from './media.ts';
import { useMediaQuery } from './useMediaQuery.ts';

/** The appearance a theme choice comes to: the choice itself, or what the system prefers; paper is light. */
export function useAppearance(choice: Appearance | 'system'): Appearance {
  const dark = useMediaQuery(media.dark);
  const isPrinting = useMediaQuery(media.print);
  if (isPrinting) return 'light';
  if (choice !== 'system') return choice;
  return dark ? 'dark' : 'light';
}

/** The contrast a choice comes to: the choice itself, or what the system prefers. */
export function useContrast(choice: Contrast | 'system'): Contrast {
  const more = useMediaQuery(media.moreContrast);
  if (choice !== 'system') return choice;
  return more ? 'more' : 'standard';
}
