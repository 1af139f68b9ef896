import type { Rollup } from 'vite';
import { SCREEN_WORDS } from '../../ui/src/words/screenWords.ts';
import { FRAME_SCREENS } from '../src/language/frameScreens.ts';

/** The screens whose words each document needs first. */
const FIRST_SCREENS = { index: ['Landing'], app: [...FRAME_SCREENS, 'Dashboard'] } as const;

/** Preloads the words of a document, which its script would ask for later. */
export function wordHints(
  html: string,
  document: keyof typeof FIRST_SCREENS,
  locale: string,
  bundle: Rollup.OutputBundle,
): string {
  const paths = new Set(FIRST_SCREENS[document].flatMap((screen) => SCREEN_WORDS[screen]));
  const ends = [
    '/language/loadScreenWords.ts',
    `/language/words/${locale}.ts`,
    ...[...paths].map((path) => `/locales/${locale}/${path}.ts`),
  ];
  const links = Object.values(bundle)
    .filter((file) => file.type === 'chunk')
    .filter(({ facadeModuleId }) => ends.some((end) => facadeModuleId?.endsWith(end)))
    .map(
      ({ fileName }) =>
        `  <link rel="modulepreload" crossorigin href="/${fileName}" fetchpriority="low" />\n  `,
    );
  if (links.length < ends.length) throw new Error(`The build lacks words of ${ends.join(', ')}.`);
  return html.replace('</head>', () => `${links.join('')}</head>`);
}
