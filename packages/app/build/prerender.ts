import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import { THEME_KEY } from '../src/storage/storageKeys.ts';
import { escapedHtml } from './escapedHtml.ts';
import { inlinePreload, type PreloadRequests } from './inlinePreload.ts';
import { wordHints } from './wordHints.ts';

/** The texts of a document outside of the page: what is in its head, and for browsers without scripts. */
type DocumentTexts = readonly string[];

/** The exports of `src/prerender.tsx`. */
interface Prerender {
  /** The pages in each locale, the first of which the documents are written in. */
  renderAll: () => Promise<readonly Prerendered[]>;
  preloadRequests: PreloadRequests | undefined;
}

/** The pages of the documents in one locale, as HTML. */
interface Prerendered {
  readonly locale: string;
  readonly landing: Page;
  readonly loading: Page;
  readonly texts: DocumentTexts;
}

/** The HTML of a page in both themes. */
interface Page {
  readonly light: string;
  readonly dark: string;
}

/** Each document, and the page in it. */
const DOCUMENTS = [
  ['index', 'landing'],
  ['app', 'loading'],
] as const;

const EMPTY_ROOT = '<div id="root"></div>';

/**
 * Prerenders the landing page into `index.html` and the loading screen into `app.html`, so that the
 * first paint needs no script. `app.html` also preloads the current user and the page’s data. Each has
 * a copy in the other locales, such as `index.es-US.html`, which the server sends to who prefers it.
 *
 * Both are rendered in the light theme. An inline script behind them, which runs before the first paint,
 * sets the attributes of the dark theme if that is preferred, so that there is no white flash. It
 * empties a page in another language than the person’s, for which the app renders it.
 */
export function prerender(configFile: string): Plugin {
  let mode = 'production';
  let rendered: ReturnType<typeof render> | undefined;
  return {
    name: 'dime-time:prerender',
    apply: 'build',
    configResolved: (config) => {
      mode = config.mode;
    },
    transformIndexHtml: {
      order: 'post',
      handler: async (html, { filename }) => {
        const { pages, preloadRequests } = await (rendered ??= render(configFile, mode));
        const [source] = pages;
        if (filename.endsWith('/index.html'))
          return insertPage(html, source.landing, source.locale);
        const preloading = preloadRequests ? inlinePreload(html, preloadRequests) : html;
        return insertPage(preloading, source.loading, source.locale);
      },
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        if (!rendered) return;
        const { pages } = await rendered;
        const [source, ...others] = pages;
        for (const [name, page] of DOCUMENTS) {
          const file = bundle[`${name}.html`];
          if (file?.type !== 'asset') throw new Error(`The build has no ${name}.html.`);
          for (const other of others) {
            const html = translated(String(file.source), page, source, other);
            const fileName = `${name}.${other.locale}.html`;
            this.emitFile({
              type: 'asset',
              fileName,
              source: wordHints(html, name, other.locale, bundle),
            });
          }
        }
      },
    },
  };
}

/** Renders the pages with an SSR build of the same configuration, so that the class names match. */
async function render(configFile: string, mode: string) {
  const outDir = await mkdtemp(join(tmpdir(), 'dime-time-pages-'));
  try {
    await build({
      configFile,
      mode,
      logLevel: 'error',
      // With its dependencies, so that it runs in the temporary folder.
      ssr: { noExternal: true },
      build: { ssr: 'src/prerender.tsx', outDir, manifest: false, copyPublicDir: false },
    });
    const address = pathToFileURL(join(outDir, 'prerender.js')).href;
    const { renderAll, preloadRequests } = (await import(address)) as Prerender;
    const [source, ...others] = await renderAll();
    if (!source) throw new Error('There is no locale to render.');
    return { pages: [source, ...others] as const, preloadRequests };
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}

function insertPage(html: string, page: Page, locale: string): string {
  if (!html.includes(EMPTY_ROOT)) {
    throw new Error(`A document has no ${EMPTY_ROOT} to prerender into.`);
  }
  return html.replace(EMPTY_ROOT, () => `${rootOf(page, locale)}<script>${LOOK_SCRIPT}</script>`);
}

/** The page, and behind it the attributes of its ground in the dark theme, and its language. */
function rootOf({ light, dark }: Page, locale: string): string {
  const darkTheme = `${dark.slice(0, dark.indexOf('>') + 1)}</div>`;
  return `<div id="root">${light}</div><template lang="${locale}">${darkTheme}</template>`;
}

/** A document with the page and the texts of another locale. */
function translated(
  html: string,
  page: 'landing' | 'loading',
  from: Prerendered,
  to: Prerendered,
): string {
  const root = html.replace(rootOf(from[page], from.locale), () => rootOf(to[page], to.locale));
  const inLocale = root.replace(`<html lang="${from.locale}">`, `<html lang="${to.locale}">`);
  return from.texts.reduce(
    (text, source, at) => text.replaceAll(escapedHtml(source), escapedHtml(to.texts[at] ?? source)),
    inLocale,
  );
}

/**
 * Applies the dark theme by the stored preference, else by the system’s, and empties a page in another
 * language than the one that the script of the head has chosen.
 */
const LOOK_SCRIPT = `(function (template) {
  var ground = document.getElementById("root").firstElementChild;
  if (template.lang !== document.documentElement.lang) ground.replaceChildren();
  var choice;
  try { choice = localStorage.getItem("${THEME_KEY}") } catch (refused) {}
  if (choice === "light") return;
  if (choice !== "dark" && !matchMedia("(prefers-color-scheme: dark)").matches) return;
  var attributes = template.content.firstElementChild.attributes;
  for (var i = 0; i < attributes.length; i++) ground.setAttribute(attributes[i].name, attributes[i].value);
})(document.currentScript.previousElementSibling)`;
