import { useContext } from 'react';
import { formatsOf, type Formats } from './formats.ts';
import { LanguageContext } from './useWords.ts';

/** Numbers and dates as the locale of the UiProvider around it writes them; US English without one. */
export function useFormats(): Formats {
  return formatsOf(useContext(LanguageContext).locale);
}
