import { createContext, useContext } from 'react';
import type { WordGroup } from './wordGroup.ts';
import { ENGLISH, wordsOf, type Language } from './wordsOf.ts';

/** The language of a part of the page; English without a UiProvider. */
export const LanguageContext = createContext<Language>(ENGLISH);

/** The words of a component, in the language of the UiProvider around it. */
export function useWords<Words>(group: WordGroup<Words>): Words {
  return wordsOf(group, useContext(LanguageContext));
}
