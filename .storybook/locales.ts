import { words as spanish } from '@dime-time/ui/words/es-US';
import { words as pseudo } from 'virtual:pseudo-words';

/** The locales of the toolbar. Arabic has no catalogue: it shows the conventions of its locale. */
export const LOCALES = {
  'en-US': { title: 'English', words: undefined },
  'es-US': { title: 'Español', words: spanish },
  'en-XA': { title: 'Pseudo-locale', words: pseudo },
  ar: { title: 'Arabic conventions', words: undefined },
} as const;

export type ToolbarLocaleName = keyof typeof LOCALES;
