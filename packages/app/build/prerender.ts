import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import { askEarly, type FirstAsks } from './askEarly.ts';

type Render = (appearance: 'light' | 'dark') => string;

/** What `src/prerender.tsx` exports. */
interface Prerender {
  renderLanding: Render;
  renderWaiting: Render;
  firstAsks: FirstAsks | undefined;
}

/** A document's content in either appearance. */
interface Page {
  light: string;
  dark: string;
}

const EMPTY_ROOT = '<div id="root"></div>';

/**
 * Writes the landing page into `index.html`, and into `app.html` what stands there until it is known
 * who has come, so that the first paint of either needs no script. The latter asks at once who that is.
 *
 * They are drawn light. What the theme's element says when dark is handed to a small script right
 * behind it, which runs before anything is painted: a dark room sees no white flash.
 */
export function prerender(configFile: string): Plugin {
  let mode = 'production';
  let drawn: ReturnType<typeof draw> | undefined;
  return {
    name: 'dime-time:prerender',
    apply: 'build',
    configResolved: (config) => {
      mode = config.mode;
    },
    transformIndexHtml: {
      order: 'post',
      handler: async (html, { filename }) => {
        const { landing, waiting, firstAsks } = await (drawn ??= draw(configFile, mode));
        if (filename.endsWith('/index.html')) return insertPage(html, landing);
        return insertPage(firstAsks ? askEarly(html, firstAsks) : html, waiting);
      },
    },
  };
}

/** Draws the pages with a build of their own, so that their classes are those of the sheets. */
async function draw(configFile: string, mode: string) {
  const outDir = await mkdtemp(join(tmpdir(), 'dime-time-pages-'));
  try {
    await build({
      configFile,
      mode,
      logLevel: 'error',
      // Bundled whole, so that it runs wherever it lies.
      ssr: { noExternal: true },
      build: { ssr: 'src/prerender.tsx', outDir, manifest: false, copyPublicDir: false },
    });
    const address = pathToFileURL(join(outDir, 'prerender.js')).href;
    const { renderLanding, renderWaiting, firstAsks } = (await import(address)) as Prerender;
    const both = (render: Render): Page => ({ light: render('light'), dark: render('dark') });
    return { landing: both(renderLanding), waiting: both(renderWaiting), firstAsks };
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}

function insertPage(html: string, page: Page): string {
  if (!html.includes(EMPTY_ROOT)) {
    throw new Error(`A document has no ${EMPTY_ROOT} for its page to stand in.`);
  }
  const darkGround = `${page.dark.slice(0, page.dark.indexOf('>') + 1)}</div>`;
  return html.replace(
    EMPTY_ROOT,
    () =>
      `<div id="root">${page.light}</div><template>${darkGround}</template><script>${DARK_SCRIPT}</script>`,
  );
}

/** Goes by the choice kept in this browser, else by what the system prefers. */
const DARK_SCRIPT = `(function (template) {
  var choice;
  try { choice = localStorage.getItem("dime-time.theme") } catch (refused) {}
  if (choice === "light") return;
  if (choice !== "dark" && !matchMedia("(prefers-color-scheme: dark)").matches) return;
  var ground = document.getElementById("root").firstElementChild;
  var attributes = template.content.firstElementChild.attributes;
  for (var i = 0; i < attributes.length; i++) ground.setAttribute(attributes[i].name, attributes[i].value);
})(document.currentScript.previousElementSibling)`;
