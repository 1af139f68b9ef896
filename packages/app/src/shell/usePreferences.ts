import { useState } from 'react';
import { AMOUNTS_KEY, THEME_KEY } from '../storage/storageKeys.ts';
import { readStoredChoice, writeStoredChoice } from '../storage/storedChoice.ts';

const THEMES = ['system', 'light', 'dark'] as const;
const AMOUNTS = ['shown', 'hidden'] as const;

export type ThemeChoice = (typeof THEMES)[number];

export interface Preferences {
  theme: ThemeChoice;
  setTheme: (theme: ThemeChoice) => void;
  amountsHidden: boolean;
  setAmountsHidden: (hidden: boolean) => void;
}

/** The display preferences, stored in this browser. */
export function usePreferences(): Preferences {
  const [theme, setTheme] = useState(() => readStoredChoice(THEME_KEY, THEMES, 'system'));
  const [amounts, setAmounts] = useState(() => readStoredChoice(AMOUNTS_KEY, AMOUNTS, 'shown'));
  return {
    theme,
    setTheme: (next) => {
      writeStoredChoice(THEME_KEY, next);
      setTheme(next);
    },
    amountsHidden: amounts === 'hidden',
    setAmountsHidden: (hidden) => {
      const next = hidden ? 'hidden' : 'shown';
      writeStoredChoice(AMOUNTS_KEY, next);
      setAmounts(next);
    },
  };
}
