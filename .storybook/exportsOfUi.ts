import type { PublicFolder } from '../packages/ui/build/publicFolders.ts';

/** One folder of ui, with its public exports. */
export interface UiFolder {
  /** Its heading in the sidebar. */
  readonly heading: 'Components' | 'Charts' | 'Screens';
  /** Its name, which its story file and its docs page share. */
  readonly name: string;
  /** Components and hooks, in the order of the subject's index. */
  readonly components: readonly string[];
  /** Functions and constants that belong to them. */
  readonly values: readonly string[];
}

const HEADINGS = { components: 'Components', charts: 'Charts', screens: 'Screens' } as const;

/** Returns what the docs page of a public folder lists. */
export function uiFolder({ kind, name, exports }: PublicFolder): UiFolder {
  const names = exports.filter(({ isType }) => !isType).map((item) => item.name);
  const isComponent = (item: string) => /^(use)?[A-Z][a-z]\w*$/.test(item);
  return {
    heading: HEADINGS[kind],
    name,
    components: names.filter(isComponent),
    values: names.filter((item) => !isComponent(item)),
  };
}

/** The URL of a folder’s docs page in this Storybook. */
export function docsPath({ heading, name }: UiFolder): string {
  return `?path=/docs/${heading}-${name}--docs`.toLowerCase();
}
