import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';

/** What `src/prerender.tsx` exports. */
interface Prerender {
  renderLanding: (appearance: 'light' | 'dark') => string;
}

const EMPTY_ROOT = '<div id="root"></div>';

/**
 * Writes the landing page into `index.html`, so that its first paint needs no script.
 *
 * It is drawn light. What the theme's element says when dark is handed to a small script right
 * behind it, which runs before anything is painted: a dark room sees no white flash.
 */
export function prerenderLanding(configFile: string): Plugin {
  let mode = 'production';
  return {
    name: 'dime-time:prerender-landing',
    apply: 'build',
    configResolved: (config) => {
      mode = config.mode;
    },
    transformIndexHtml: {
      order: 'post',
      handler: async (html, { filename }) =>
        filename.endsWith('/index.html') ? insertPage(html, await draw(configFile, mode)) : html,
    },
  };
}

/** Draws the page with a build of its own, so that its classes are those of the sheets. */
async function draw(configFile: string, mode: string) {
  const outDir = await mkdtemp(join(tmpdir(), 'dime-time-landing-'));
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
    const { renderLanding } = (await import(address)) as Prerender;
    return { light: renderLanding('light'), dark: renderLanding('dark') };
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}

function insertPage(html: string, page: { light: string; dark: string }): string {
  if (!html.includes(EMPTY_ROOT)) {
    throw new Error(`index.html has no ${EMPTY_ROOT} for the landing page to stand in.`);
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
