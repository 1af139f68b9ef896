import type { Plugin, Rollup } from 'vite';

/** The letters of the pages; the other alphabets are fetched where one of them is written. */
const FONT = /inter-latin-wght-normal-[^/]*\.woff2$/;
const SHEET = /<link rel="stylesheet"[^>]* href="\/([^"]+)"[^>]*>/g;
const FRAME = /\/src\/shell\/SignedInFrame\.tsx$/;

/**
 * Saves both documents a round trip before there is something to read.
 *
 * The font is asked for with the document and not after its sheets. The landing page has its sheets
 * inside, as it is drawn without a script. The app begins to fetch what stands around every page
 * together with itself, and not when it has run.
 */
export function firstPaint(): Plugin {
  return {
    name: 'dime-time:first-paint',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle, filename }) => {
        if (!bundle) return html;
        const page = html.replace('</title>', () => `</title>\n    ${fontHint(bundle)}`);
        return filename.endsWith('/index.html')
          ? withSheetsInside(page, bundle)
          : page.replace('</head>', () => `${frameHints(bundle, page)}</head>`);
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

function frameHints(bundle: Rollup.OutputBundle, html: string): string {
  const frame = Object.values(bundle).find(
    (file) => file.type === 'chunk' && FRAME.test(file.facadeModuleId ?? ''),
  );
  if (!frame) throw new Error('The build has no part for what stands around every page.');
  const files = new Set<string>();
  const visit = (file: string) => {
    const chunk = bundle[file];
    if (files.has(file) || chunk?.type !== 'chunk') return;
    files.add(file);
    chunk.imports.forEach(visit);
  };
  visit(frame.fileName);
  return [...files]
    .filter((file) => !html.includes(`"/${file}"`))
    .map((file) => `  <link rel="modulepreload" crossorigin href="/${file}" />\n  `)
    .join('');
}
