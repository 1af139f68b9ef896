import type { Plugin, Rollup } from 'vite';

/** The letters of the pages; the other alphabets are fetched where one of them is written. */
const FONT = /inter-latin-wght-normal-[^/]*\.woff2$/;
const SHEET = /<link rel="stylesheet"[^>]* href="\/([^"]+)"[^>]*>/g;
/** What stands around every page, and the page on which most visits begin. */
const FIRST_PARTS = [/\/src\/shell\/SignedInFrame\.tsx$/, /\/src\/pages\/DashboardPage\.tsx$/];

/**
 * Saves both documents a round trip before there is something to read.
 *
 * The font is asked for with the document and not after its sheets. Both have their sheets inside, as
 * they are drawn without a script. The app begins to fetch its first parts together with itself, and
 * not when it has run; so it does with the answer to who is there.
 *
 * @param userAddress where the current-user call goes; without it, nothing is asked before the app runs.
 */
export function firstPaint(userAddress: string | undefined): Plugin {
  return {
    name: 'dime-time:first-paint',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle, filename }) => {
        if (!bundle) return html;
        const hints = `${partHints(bundle, html)}${userHint(userAddress)}`;
        const page = html
          .replace('</title>', () => `</title>\n    ${fontHint(bundle)}`)
          .replace('</head>', () => `${filename.endsWith('/index.html') ? '' : hints}</head>`);
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

/** With the cookies of the call itself, or the browser would ask twice. */
function userHint(address: string | undefined): string {
  if (address === undefined) return '';
  return `  <link rel="preload" as="fetch" crossorigin="use-credentials" href="${address}" />\n  `;
}

/** The scripts of the first parts, and their sheets as if the document had them of its own. */
function partHints(bundle: Rollup.OutputBundle, html: string): string {
  const chunks = new Set<Rollup.OutputChunk>();
  const visit = (file: string) => {
    const chunk = bundle[file];
    if (chunk?.type !== 'chunk' || chunks.has(chunk)) return;
    chunks.add(chunk);
    chunk.imports.forEach(visit);
  };
  for (const part of FIRST_PARTS) {
    const chunk = Object.values(bundle).find(
      (file) => file.type === 'chunk' && part.test(file.facadeModuleId ?? ''),
    );
    if (!chunk) throw new Error(`The build has no part ${part}, which the app begins with.`);
    visit(chunk.fileName);
  }
  const isNew = (file: string) => !html.includes(`"/${file}"`);
  const scripts = [...chunks].map(({ fileName }) => fileName).filter(isNew);
  const sheets = [...chunks].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
  return [
    ...[...new Set(sheets)]
      .filter(isNew)
      .map((file) => `<link rel="stylesheet" href="/${file}" />`),
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}" />`),
  ]
    .map((line) => `  ${line}\n  `)
    .join('');
}
