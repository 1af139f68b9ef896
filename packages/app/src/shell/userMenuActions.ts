import type { NavigationAction } from '@dime-time/ui';
import { Eye, EyeOff, Monitor, Moon, Sun } from 'lucide-react';
import type { FrameWords } from '../language/words/frame.ts';
import type { Preferences, ThemeChoice } from './usePreferences.ts';

/** The actions of the user menu beside Logout: the two other themes, and hiding amounts. */
export function userMenuActions(
  { theme, setTheme, amountsHidden, setAmountsHidden }: Preferences,
  words: FrameWords,
): readonly NavigationAction[] {
  const actions: Record<ThemeChoice, Omit<NavigationAction, 'onSelect'>> = {
    light: { label: words.lightTheme, icon: Sun },
    dark: { label: words.darkTheme, icon: Moon },
    system: { label: words.systemTheme, icon: Monitor },
  };
  const themes = (['light', 'dark', 'system'] as const)
    .filter((choice) => choice !== theme)
    .map((choice) => ({ ...actions[choice], onSelect: () => setTheme(choice) }));
  const amounts = amountsHidden
    ? { label: words.showAmounts, icon: Eye, onSelect: () => setAmountsHidden(false) }
    : { label: words.hideAmounts, icon: EyeOff, onSelect: () => setAmountsHidden(true) };
  return [...themes, amounts];
}
