import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import { THEME_KEY } from '../src/storage/storageKeys.ts';
import { inlinePreload, type PreloadRequests } from './inlinePreload.ts';

type Render = (theme: 'light' | 'dark') => string;

/** The exports of `src/prerender.tsx`. */
interface Prerender {
  renderLanding: Render;
  renderLoading: Render;
  preloadRequests: PreloadRequests | undefined;
}

/** The HTML of a page in both themes. */
interface Page {
  light: string;
  dark: string;
}

const EMPTY_ROOT = '<div id="root"></div>';

/**
 * Prerenders the landing page into `index.html` and the loading screen into `app.html`, so that the
 * first paint needs no script. `app.html` also preloads the current user and the page’s data.
 *
 * Both are rendered in the light theme. An inline script behind them, which runs before the first paint,
 * sets the attributes of the dark theme if that is preferred, so that there is no white flash.
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
        const { landing, loading, preloadRequests } = await (rendered ??= render(configFile, mode));
        if (filename.endsWith('/index.html')) return insertPage(html, landing);
        return insertPage(preloadRequests ? inlinePreload(html, preloadRequests) : html, loading);
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
    const { renderLanding, renderLoading, preloadRequests } = (await import(address)) as Prerender;
    const both = (html: Render): Page => ({ light: html('light'), dark: html('dark') });
    return { landing: both(renderLanding), loading: both(renderLoading), preloadRequests };
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}

function insertPage(html: string, page: Page): string {
  if (!html.includes(EMPTY_ROOT)) {
    throw new Error(`A document has no ${EMPTY_ROOT} to prerender into.`);
  }
  const darkTheme = `${page.dark.slice(0, page.dark.indexOf('>') + 1)}</div>`;
  return html.replace(
    EMPTY_ROOT,
    () =>
      `<div id="root">${page.light}</div><template>${darkTheme}</template><script>${DARK_SCRIPT}</script>`,
  );
}

/** Applies the dark theme by the stored preference, else by the system’s. */
const DARK_SCRIPT = `(function (template) {
  var choice;
  try { choice = localStorage.getItem("${THEME_KEY}") } catch (refused) {}
  if (choice === "light") return;
  if (choice !== "dark" && !matchMedia("(prefers-color-scheme: dark)").matches) return;
  var ground = document.getElementById("root").firstElementChild;
  var attributes = template.content.firstElementChild.attributes;
  for (var i = 0; i < attributes.length; i++) ground.setAttribute(attributes[i].name, attributes[i].value);
})(document.currentScript.previousElementSibling)`;
