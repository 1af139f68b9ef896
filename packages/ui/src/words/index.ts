export type { Catalogue } from './Catalogue.ts';
export { rich, type RichValues } from './rich.tsx';
export { LanguageContext, useWords } from './useWords.ts';
export {
  wordGroup,
  type MessageFormatter,
  type Messages,
  type Translation,
  type WordGroup,
} from './wordGroup.ts';
export { ENGLISH, wordsOf, type Language } from './wordsOf.ts';
