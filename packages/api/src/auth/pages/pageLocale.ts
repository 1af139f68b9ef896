import { preferredLocale, SOURCE_LOCALE } from '../../http/preferredLocale.ts';

/** The locales of the sign-in pages; where none is preferred, the first is taken. */
const PAGE_LOCALES = [SOURCE_LOCALE, 'es-US'] as const;

export type PageLocale = (typeof PAGE_LOCALES)[number];

/** The locale of a sign-in page, by the `Accept-Language` of its request. */
export function pageLocale(accepted: string | undefined): PageLocale {
  const preferred = preferredLocale(accepted, PAGE_LOCALES);
  return PAGE_LOCALES.find((locale) => locale === preferred) ?? SOURCE_LOCALE;
}
