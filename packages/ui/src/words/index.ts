export type { Catalogue } from './Catalogue.ts';
export { rich } from './rich.tsx';
export { LanguageContext, useWords } from './useWords.ts';
export { type Translation, type WordGroup, wordGroup } from './wordGroup.ts';
export { ENGLISH, type Language, wordsOf } from './wordsOf.ts';
