export type { Catalogue } from './Catalogue.ts';
export { formatsOf, type Formats, type MoneyFormat } from './formats.ts';
export { rich } from './rich.tsx';
export { useFormats } from './useFormats.ts';
export { LanguageContext, useWords } from './useWords.ts';
export { ENGLISH, wordsOf } from './wordsOf.ts';
