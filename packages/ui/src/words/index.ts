export type { Catalogue } from './Catalogue.ts';
export { rich } from './rich.tsx';
export { LanguageContext, useWords } from './useWords.ts';
export { ENGLISH, wordsOf } from './wordsOf.ts';
