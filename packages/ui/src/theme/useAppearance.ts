import type { Appearance, Contrast } from './color/accentScale.ts';
import { media } from './media.ts';
import { useMediaQuery } from './useMediaQuery.ts';

/**
 * Returns the appearance for a theme choice: the choice itself, or the system preference; print is
 * light.
 */
export function useAppearance(choice: Appearance | 'system'): Appearance {
  const dark = useMediaQuery(media.dark);
  const isPrinting = useMediaQuery(media.print);
  if (isPrinting) return 'light';
  if (choice !== 'system') return choice;
  return dark ? 'dark' : 'light';
}

/** Returns the contrast for a choice: the choice itself, or the system preference. */
export function useContrast(choice: Contrast | 'system'): Contrast {
  const more = useMediaQuery(media.moreContrast);
  if (choice !== 'system') return choice;
  return more ? 'more' : 'standard';
}
