import { useSyncExternalStore } from 'react';
import type { Appearance, Contrast } from './color/accentScale.ts';
import { media } from './media.ts';
import { useMediaQuery } from './useMediaQuery.ts';

/**
 * Returns the appearance for a theme choice: the choice itself, or the system preference; print is
 * light.
 *
 * On a server and until hydration, script cannot read the preference: the result is then
 * `'system'`, and the style sheet applies the preference.
 */
export function useAppearance(choice: Appearance | 'system'): Appearance | 'system' {
  const dark = useMediaQuery(media.dark);
  const isPrinting = useMediaQuery(media.print);
  const known = useSyncExternalStore(subscribeToNothing, isKnown, isUnknown);
  if (choice !== 'system') return isPrinting ? 'light' : choice;
  if (!known) return 'system';
  return dark && !isPrinting ? 'dark' : 'light';
}

const subscribeToNothing = () => () => {};
const isKnown = () => true;
const isUnknown = () => false;

/** Returns the contrast for a choice: the choice itself, or the system preference. */
export function useContrast(choice: Contrast | 'system'): Contrast {
  const more = useMediaQuery(media.moreContrast);
  if (choice !== 'system') return choice;
  return more ? 'more' : 'standard';
}
