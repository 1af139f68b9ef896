import type { Plugin } from 'vite';
import { chooseLocale } from '../src/language/chooseLocale.ts';
import { LOCALES } from '../src/language/locales.ts';
import { LANGUAGE_KEY } from '../src/storage/storageKeys.ts';

/**
 * Sets the language of the documents before anything is shown: by the person’s choice, else by the
 * browser’s languages. The app reads it from there.
 */
export function documentLanguage(): Plugin {
  return {
    name: 'dime-time:document-language',
    transformIndexHtml: (html) =>
      html.replace('</title>', () => `</title>\n    <script>${SCRIPT}</script>`),
  };
}

const SCRIPT = `(function (choose, locales) {
  var choice;
  try { choice = localStorage.getItem("${LANGUAGE_KEY}") } catch (refused) {}
  document.documentElement.lang = choose(choice, navigator.languages, locales);
})(${chooseLocale.toString()}, ${JSON.stringify(LOCALES)})`;
