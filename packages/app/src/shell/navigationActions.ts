import type { NavigationAction } from '@dime-time/ui';
import { Eye, EyeOff, Monitor, Moon, Sun } from 'lucide-react';
import type { Preferences, ThemeChoice } from './usePreferences.ts';

const THEME_ACTIONS: Record<ThemeChoice, Omit<NavigationAction, 'onSelect'>> = {
  light: { label: 'Light Theme', icon: Sun },
  dark: { label: 'Dark Theme', icon: Moon },
  system: { label: 'System Theme', icon: Monitor },
};

/** The actions of the user menu beside Logout: the two other themes, and hiding amounts. */
export function navigationActions({
  theme,
  setTheme,
  amountsHidden,
  setAmountsHidden,
}: Preferences): readonly NavigationAction[] {
  const themes = (['light', 'dark', 'system'] as const)
    .filter((choice) => choice !== theme)
    .map((choice) => ({ ...THEME_ACTIONS[choice], onSelect: () => setTheme(choice) }));
  const amounts = amountsHidden
    ? { label: 'Show Amounts', icon: Eye, onSelect: () => setAmountsHidden(false) }
    : { label: 'Hide Amounts', icon: EyeOff, onSelect: () => setAmountsHidden(true) };
  return [...themes, amounts];
}
