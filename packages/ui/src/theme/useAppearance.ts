import { useSyncExternalStore } from 'react';
import type { Appearance } from './color/accentScale.ts';

const DARK = '(prefers-color-scheme: dark)';

/** The appearance a theme choice comes to: the choice itself, or what the system prefers. */
export function useAppearance(choice: Appearance | 'system'): Appearance {
  const dark = useSyncExternalStore(
    subscribe,
    () => window.matchMedia(DARK).matches,
    () => false,
  );
  if (choice !== 'system') return choice;
  return dark ? 'dark' : 'light';
}

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(DARK);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
