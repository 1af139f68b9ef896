/**
 * Chooses a locale: the stored one, else the first of the preferred ones whose language there is, else
 * the first.
 *
 * It uses nothing of its module, since the documents have its source inline.
 *
 * @param stored the choice of the person, if there is one.
 * @param preferred BCP 47 tags, the most preferred first, as `navigator.languages`.
 * @param locales those that there are, at least one.
 * @example chooseLocale(null, ['fr', 'es-MX'], ['en-US', 'es-US']) // 'es-US'
 */
export function chooseLocale<Locale extends string>(
  stored: string | null | undefined,
  preferred: readonly string[],
  locales: readonly [Locale, ...Locale[]],
): Locale {
  const languageOf = (tag: string) => tag.toLowerCase().replace(/[-_].*/, '');
  for (const locale of locales) if (locale === stored) return locale;
  for (const tag of preferred) {
    for (const locale of locales) if (languageOf(locale) === languageOf(tag)) return locale;
  }
  return locales[0];
}
