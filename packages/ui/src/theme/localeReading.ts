import { isRTL } from 'react-aria';

export type ReadingDirection = 'ltr' | 'rtl';

/** The direction a locale is read in. */
export function directionOf(locale: string): ReadingDirection {
  return isRTL(locale) ? 'rtl' : 'ltr';
}

/**
 * The locale that reads in the direction a site asks for.
 *
 * react-aria takes the direction from the script of the locale alone. Where a site wants the other
 * one, to look at its layout mirrored, the language stays and the script is that of the direction.
 *
 * @example localeReading('en-US', 'rtl') // 'en-Arab-US'
 */
export function localeReading(locale: string, dir: ReadingDirection): string {
  if (directionOf(locale) === dir) return locale;
  return new Intl.Locale(locale, { script: dir === 'rtl' ? 'Arab' : 'Latn' }).toString();
}
