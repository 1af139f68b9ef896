export type { Catalogue } from './Catalogue.ts';
export { formatsOf, type Formats, type MoneyFormat } from './formats.ts';
export { formatterOf } from './formatterOf.ts';
export { rich } from './rich.tsx';
export { useFormats } from './useFormats.ts';
export { LanguageContext, useWords } from './useWords.ts';
export { type Translation, type WordGroup, wordGroup } from './wordGroup.ts';
export { ENGLISH, type Language, wordsOf } from './wordsOf.ts';
