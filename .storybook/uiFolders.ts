/// <reference types="vite/client" />
import { readUiFolder, type UiFolder } from './exportsOfUi.ts';

const indexes = import.meta.glob<string>(
  '../packages/ui/src/{components,charts,screens}/*/index.ts',
  { query: '?raw', import: 'default', eager: true },
);

/** Every folder of ui that has a docs page. */
const folders: readonly UiFolder[] = Object.entries(indexes).map(([path, source]) =>
  readUiFolder(path, source),
);

/** The folder of a story file, by its title: `Components/Badge`. */
export function folderOfTitle(title: string): UiFolder | undefined {
  return folders.find(({ heading, name }) => `${heading}/${name}` === title);
}

/** The folder that exports a component, a hook or a value. */
export function folderOfExport(name: string): UiFolder | undefined {
  return folders.find(({ components, values }) => [...components, ...values].includes(name));
}
