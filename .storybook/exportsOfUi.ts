import type { PublicFolder } from '../packages/ui/build/publicFolders.ts';

/** One folder of ui, with its public exports. */
export interface UiFolder {
  /** Its heading in the sidebar: `Debts`. */
  readonly heading: string;
  /** Its name, which its story file and its docs page share. */
  readonly name: string;
  /** Components and hooks, in the order of the subject's index. */
  readonly components: readonly string[];
  /** Functions and constants that belong to them. */
  readonly values: readonly string[];
}

/** Returns what the docs page of a public folder lists. */
export function uiFolder({ subject, kind, name, exports }: PublicFolder): UiFolder {
  const names = exports.filter(({ isType }) => !isType).map((item) => item.name);
  const isComponent = (item: string) => /^(use)?[A-Z][a-z]\w*$/.test(item);
  return {
    heading: kind === 'screens' ? 'Screens' : headingOf(subject),
    name,
    components: names.filter(isComponent),
    values: names.filter((item) => !isComponent(item)),
  };
}

/** The heading of a subject in the sidebar: `Round-ups`. */
export function headingOf(subject: string): string {
  return `${subject.slice(0, 1).toUpperCase()}${subject.slice(1)}`;
}

/** The URL of a folder’s docs page in this Storybook. */
export function docsPath({ heading, name }: UiFolder): string {
  return `?path=/docs/${heading}-${name}--docs`.toLowerCase();
}
