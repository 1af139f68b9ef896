/** The locale of what is sent where no other is preferred. */
export const SOURCE_LOCALE = 'en-US';

/**
 * The locale that a request prefers.
 *
 * @param accepted the value of `Accept-Language`.
 * @param locales those that there are. One of the same language counts, whatever its region.
 * @returns undefined if the request accepts none of them.
 * @example preferredLocale('es-MX,es;q=0.9,en;q=0.8', ['es-US']) // 'es-US'
 * @example preferredLocale('en-US,es;q=0.5', ['en-US', 'es-US']) // 'en-US'
 * @see https://www.rfc-editor.org/rfc/rfc9110#field.accept-language
 */
export function preferredLocale(
  accepted: string | undefined,
  locales: readonly string[],
): string | undefined {
  const languages = (accepted ?? '')
    .split(',')
    .map((range) => {
      const [tag = '', ...parameters] = range.trim().split(/\s*;\s*/);
      const quality = parameters.find((parameter) => parameter.startsWith('q='));
      return { language: languageOf(tag), quality: quality ? Number(quality.slice(2)) : 1 };
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((one, other) => other.quality - one.quality);
  for (const { language } of languages) {
    const found = locales.find((locale) => languageOf(locale) === language);
    if (found !== undefined) return found;
  }
  return undefined;
}

function languageOf(tag: string): string {
  return tag.toLowerCase().replace(/-.*/, '');
}
