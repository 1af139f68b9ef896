import { PAGE_COLORS } from '../../ui/src/theme/pageColors.ts';
import { readCatalogue } from '../../ui/build/words/readCatalogue.ts';
import { paths } from '../src/config/paths.ts';
import type { Locale } from '../src/language/locales.ts';
import { APP_WORDS } from './words/appWordModules.ts';

/** The web app manifest: the name and the icons of the installed app, in a locale. */
export function webManifest(productName: string, locale: Locale) {
  const description = readCatalogue(locale, APP_WORDS)['app']?.['document']?.['description'];
  return {
    id: '/',
    name: productName,
    short_name: productName,
    description: (description ?? '').replaceAll('{productName}', () => productName),
    lang: locale,
    start_url: paths.dashboard,
    scope: '/',
    display: 'standalone' as const,
    background_color: PAGE_COLORS.light,
    theme_color: PAGE_COLORS.light,
    icons: [
      icon('icon.svg', 'any', 'any'),
      icon('icon-192.png', '192x192', 'any'),
      icon('icon-512.png', '512x512', 'any'),
      icon('maskable.svg', 'any', 'maskable'),
      icon('maskable-192.png', '192x192', 'maskable'),
      icon('maskable-512.png', '512x512', 'maskable'),
    ],
  };
}

function icon(file: string, sizes: string, purpose: 'any' | 'maskable') {
  const type = file.endsWith('.svg') ? 'image/svg+xml' : 'image/png';
  return { src: `/icons/${file}`, sizes, type, purpose };
}
