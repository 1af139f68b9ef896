import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, PluginOption } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { PAGE_COLORS } from '../../ui/src/theme/pageColors.ts';
import { LOCALES, SOURCE_LOCALE } from '../src/language/locales.ts';
import { webManifest } from './webManifest.ts';

/**
 * Makes the app installable: the web app manifest, the icons, and the service worker for use without a
 * connection. It adds no inline script.
 */
export function installable(productName: string): PluginOption {
  return [
    head(),
    translatedManifests(productName),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/offline',
      filename: 'serviceWorker.ts',
      // The app registers it, once a user is signed in.
      injectRegister: false,
      includeManifestIcons: false,
      manifest: webManifest(productName, SOURCE_LOCALE),
      injectManifest: {
        injectionPoint: 'self.filesOfTheBuild',
        // Of the font’s subsets, those of the app’s texts and of most names.
        globPatterns: [
          '*.html',
          'assets/*.{js,css,svg}',
          'assets/inter-{basic,latin-wght-normal}-*.woff2',
          'icons/*',
        ],
      },
    }),
  ];
}

/** The manifest in the other locales, beside the one in English: `manifest.es-US.webmanifest`. */
function translatedManifests(productName: string): Plugin {
  return {
    name: 'dime-time:translated-manifests',
    generateBundle() {
      if (this.environment.config.consumer === 'server') return;
      for (const locale of LOCALES.filter((each) => each !== SOURCE_LOCALE)) {
        this.emitFile({
          type: 'asset',
          fileName: `manifest.${locale}.webmanifest`,
          source: JSON.stringify(webManifest(productName, locale)),
        });
      }
    },
  };
}

/** The theme colors and the touch icon in the head, and the SVG icon as a file. */
function head(): Plugin {
  const themeColor = (appearance: keyof typeof PAGE_COLORS) => ({
    tag: 'meta',
    injectTo: 'head' as const,
    attrs: {
      name: 'theme-color',
      media: `(prefers-color-scheme: ${appearance})`,
      content: PAGE_COLORS[appearance],
    },
  });
  return {
    name: 'dime-time:installable',
    buildStart() {
      if (this.environment.config.consumer === 'server') return;
      const source = readFileSync(join(import.meta.dirname, '../src/assets/icon.svg'));
      this.emitFile({ type: 'asset', fileName: 'icons/icon.svg', source });
    },
    transformIndexHtml: () => [
      themeColor('light'),
      themeColor('dark'),
      {
        tag: 'link',
        injectTo: 'head',
        attrs: { rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png' },
      },
    ],
  };
}
