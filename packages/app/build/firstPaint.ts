import type { Plugin, Rollup } from 'vite';

/** The letters of the pages; the other alphabets are fetched where one of them is written. */
const FONT = /inter-latin-wght-normal-[^/]*\.woff2$/;
const SHEET = /<link rel="stylesheet"[^>]* href="\/([^"]+)"[^>]*>/g;
/** A script of the app, or the word that it will be needed. */
const SCRIPT = /<(?=[^>]*(?:type|rel)="module)(?:script|link)/g;
/** What stands around every page, and the page on which most visits begin. */
const FIRST_PARTS = [/\/src\/shell\/SignedInFrame\.tsx$/, /\/src\/dashboard\/DashboardPage\.tsx$/];

/**
 * Saves both documents a round trip before there is something to read.
 *
 * The font is asked for with the document and not after its sheets. Both have their sheets inside, as
 * they are drawn without a script. The app begins to fetch its first parts together with itself, and
 * not when it has run. What can be read without a script goes before all scripts on the wire.
 */
export function firstPaint(): Plugin {
  return {
    name: 'dime-time:first-paint',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle, filename }) => {
        if (!bundle) return html;
        const hints = filename.endsWith('/index.html') ? '' : partHints(bundle, html);
        const page = html
          .replace('</title>', () => `</title>\n    ${fontHint(bundle)}`)
          .replace('</head>', () => `${hints}</head>`)
          .replaceAll(SCRIPT, (tag) => `${tag} fetchpriority="low"`);
        return withSheetsInside(page, bundle);
      },
    },
  };
}

function fontHint(bundle: Rollup.OutputBundle): string {
  const font = Object.keys(bundle).find((file) => FONT.test(file));
  if (font === undefined) throw new Error('The build has no font to ask for early.');
  return `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${font}" />`;
}

/**
 * The sheets as they are, each beside a link that is disabled: it fetches nothing, and tells the parts
 * of the page that come later that their sheet is there.
 */
function withSheetsInside(html: string, bundle: Rollup.OutputBundle): string {
  return html.replace(SHEET, (_, file: string) => {
    const sheet = bundle[file];
    if (sheet?.type !== 'asset') throw new Error(`The build has no sheet ${file}.`);
    const css = typeof sheet.source === 'string' ? sheet.source : Buffer.from(sheet.source);
    return `<link rel="stylesheet" disabled href="/${file}" /><style>${String(css)}</style>`;
  });
}

/** The scripts of the first parts, and their sheets as if the document had them of its own. */
function partHints(bundle: Rollup.OutputBundle, html: string): string {
  const seen = new Set<string>();
  const chunks: Rollup.OutputChunk[] = [];
  const visit = (file: string) => {
    const chunk = bundle[file];
    if (chunk?.type !== 'chunk' || seen.has(file)) return;
    seen.add(file);
    chunk.imports.forEach(visit);
    // After what it builds on, so that its sheet comes after theirs.
    chunks.push(chunk);
  };
  for (const part of FIRST_PARTS) {
    const chunk = Object.values(bundle).find(
      (file) => file.type === 'chunk' && part.test(file.facadeModuleId ?? ''),
    );
    if (!chunk) throw new Error(`The build has no part ${part}, which the app begins with.`);
    visit(chunk.fileName);
  }
  const isNew = (file: string) => !html.includes(`"/${file}"`);
  const scripts = chunks.map(({ fileName }) => fileName).filter(isNew);
  const sheets = chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
  return [
    ...[...new Set(sheets)]
      .filter(isNew)
      .map((file) => `<link rel="stylesheet" href="/${file}" />`),
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}" />`),
  ]
    .map((line) => `  ${line}\n  `)
    .join('');
}
