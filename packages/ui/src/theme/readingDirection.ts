import { isRTL } from 'react-aria/I18nProvider';

export type ReadingDirection = 'ltr' | 'rtl';

/** The reading direction of a locale. */
export function directionOf(locale: string): ReadingDirection {
  return isRTL(locale) ? 'rtl' : 'ltr';
}

/**
 * Returns the locale for the reading direction that a site sets.
 *
 * react-aria derives the direction only from the script of the locale. If a site sets the other
 * direction, for instance to test a mirrored layout, the language stays and the script is replaced.
 *
 * @example localeReading('en-US', 'rtl') // 'en-Arab-US'
 */
export function localeReading(locale: string, dir: ReadingDirection): string {
  if (directionOf(locale) === dir) return locale;
  return new Intl.Locale(locale, { script: dir === 'rtl' ? 'Arab' : 'Latn' }).toString();
}
