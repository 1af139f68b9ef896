/** One folder of ui, and what a page can import from it. */
export interface UiFolder {
  /** Its heading in the sidebar. */
  readonly heading: 'Components' | 'Charts' | 'Screens';
  /** Its name, which its story file and its docs page share. */
  readonly name: string;
  /** What is imported from: the package, or the entry of a screen. */
  readonly from: string;
  /** Components and hooks, in the order of the folder's index. */
  readonly components: readonly string[];
  /** Functions and constants that belong to them. */
  readonly values: readonly string[];
}

const HEADINGS = { components: 'Components', charts: 'Charts', screens: 'Screens' } as const;

/**
 * Reads the index of a folder of ui.
 *
 * @param path Its path, which ends in `components/<Name>/index.ts`, or charts, or screens.
 * @param source Its text, a list of `export { … } from …`.
 */
export function readUiFolder(path: string, source: string): UiFolder {
  const [, kind, name] = /(components|charts|screens)\/(\w+)\/index\.ts$/.exec(path) ?? [];
  if (!kind || !name) throw new Error(`${path} is not the index of a folder of ui.`);
  const lists = [...source.matchAll(/export\s*\{([^}]*)\}/g)].map(([, list]) => list ?? '');
  const names = lists
    .flatMap((list) => list.split(','))
    .map((item) => item.trim())
    .filter((item) => item !== '' && !item.startsWith('type '));
  const isComponent = (item: string) => /^(use)?[A-Z][a-z]\w*$/.test(item);
  return {
    heading: HEADINGS[kind as keyof typeof HEADINGS],
    name,
    from: kind === 'screens' ? `@dime-time/ui/screens/${name}` : '@dime-time/ui',
    components: names.filter(isComponent),
    values: names.filter((item) => !isComponent(item)),
  };
}

/** The address of a folder's docs page inside this Storybook. */
export function docsPath({ heading, name }: UiFolder): string {
  return `?path=/docs/${heading}-${name}--docs`.toLowerCase();
}
