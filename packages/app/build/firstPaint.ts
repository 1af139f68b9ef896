import type { Plugin, Rollup } from 'vite';
import { fileOf, findPage, PAGES, type AppPage } from '../src/config/pages.ts';
import { paths } from '../src/config/paths.ts';

/** The basic subset; the other subsets load when a page has their characters. */
const FONT = /inter-basic-[^/]*\.woff2$/;
const SHEET = /<link rel="stylesheet"[^>]* href="\/([^"]+)"[^>]*>/g;
/** The file of a page. */
const PAGE = /\/app\/src\/[^/]+\/(\w+Page\.tsx)$/;
/** A module script of the app, or a preload of one. */
const SCRIPT = /<(?=[^>]*(?:type|rel)="module)(?:script|link)/g;

/**
 * Saves a round trip before the first paint of both documents.
 *
 * The font is preloaded, the style sheets are inlined, and the code of the page is preloaded together
 * with that of the app. All scripts have low priority, since the prerendered page needs none.
 */
export function firstPaint(): Plugin {
  return {
    name: 'dime-time:first-paint',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle, filename }) => {
        if (!bundle) return html;
        const isApp = !filename.endsWith('/index.html');
        const linked = isApp ? html.replace('</head>', () => sheetLinks(bundle, html)) : html;
        const hints = isApp ? [fontHint(bundle), pageHints(bundle, linked)] : [fontHint(bundle)];
        const page = linked
          .replace('</title>', () => `</title>\n    ${hints.join('\n    ')}`)
          .replaceAll(SCRIPT, (tag) => `${tag} fetchpriority="low"`);
        return inlineSheets(page, bundle);
      },
    },
  };
}

function fontHint(bundle: Rollup.OutputBundle): string {
  const font = Object.keys(bundle).find((file) => FONT.test(file));
  if (font === undefined) throw new Error('The build has no font to preload.');
  return `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${font}" />`;
}

/**
 * Inlines the style sheets, each beside a disabled link: it loads nothing, and Vite’s preload helper
 * takes it as a sign that the sheet of a lazy chunk is present.
 */
function inlineSheets(html: string, bundle: Rollup.OutputBundle): string {
  return html.replace(SHEET, (_, file: string) => {
    const sheet = bundle[file];
    if (sheet?.type !== 'asset') throw new Error(`The build has no sheet ${file}.`);
    const css = typeof sheet.source === 'string' ? sheet.source : Buffer.from(sheet.source);
    return `<link rel="stylesheet" disabled href="/${file}" /><style>${String(css)}</style>`;
  });
}

/** Links the style sheets of the page on which most visits start, which are then inlined. */
function sheetLinks(bundle: Rollup.OutputBundle, html: string): string {
  const sheets = sheetsOf(chunksOf(bundle, findPage(paths.dashboard))).filter(isNewIn(html));
  const links = sheets.map((file) => `  <link rel="stylesheet" href="/${file}" />\n  `);
  return `${links.join('')}</head>`;
}

/** The names of more files take longer in every document than they save on one page. */
const MOST_HINTS = 10;

/** Preloads what the page at the address of the document needs besides the document’s own files. */
function pageHints(bundle: Rollup.OutputBundle, html: string): string {
  const files = PAGES.map((page) => {
    const chunks = chunksOf(bundle, page);
    const needed = [...chunks.map(({ fileName }) => fileName), ...sheetsOf(chunks)];
    return [page.path, needed.filter(isNewIn(html))] as const;
  }).filter(([, needed]) => needed.length <= MOST_HINTS);
  return `<script>(${PRELOAD})(${JSON.stringify(Object.fromEntries(files))})</script>`;
}

const PRELOAD = `function (pages) {
  var files = pages[location.pathname.replace(/(.)\\/+$/, "$1")] || [];
  files.forEach(function (file) {
    var link = document.createElement("link");
    var isSheet = /css$/.test(file);
    link.rel = isSheet ? "preload" : "modulepreload";
    if (isSheet) link.as = "style";
    link.crossOrigin = "";
    link.fetchPriority = "low";
    link.href = "/" + file;
    document.head.append(link);
  });
}`;

/** The chunks of a page, each after its imports, so that its style sheet comes after theirs. */
function chunksOf(bundle: Rollup.OutputBundle, page: AppPage | undefined): Rollup.OutputChunk[] {
  const seen = new Set<string>();
  const chunks: Rollup.OutputChunk[] = [];
  const visit = (file: string) => {
    const chunk = bundle[file];
    if (chunk?.type !== 'chunk' || seen.has(file)) return;
    seen.add(file);
    chunk.imports.forEach(visit);
    chunks.push(chunk);
  };
  const name = page && fileOf(page);
  const entry = Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.moduleIds.some((id) => PAGE.exec(id)?.[1] === name),
  );
  if (!entry) throw new Error(`The build has no chunk of ${name}.`);
  visit(entry.fileName);
  return chunks;
}

function sheetsOf(chunks: readonly Rollup.OutputChunk[]): string[] {
  return [...new Set(chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]))];
}

function isNewIn(html: string) {
  return (file: string) => !html.includes(`"/${file}"`);
}
