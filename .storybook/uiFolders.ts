/// <reference types="vite/client" />
import { publicFolders } from '../packages/ui/build/publicFolders.ts';
import { uiFolder, type UiFolder } from './exportsOfUi.ts';

const indexes = import.meta.glob<string>('../packages/ui/src/{,*/}index.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const { src: packageIndex = '', ...subjects } = Object.fromEntries(
  Object.entries(indexes).map(([path, text]) => [path.split('/').at(-2) ?? path, text]),
);

/** Every folder of ui that has a docs page. */
const folders: readonly UiFolder[] = publicFolders(packageIndex, subjects).map(uiFolder);

/** The folder of a story file, by its title: `Primitives/Badge`. */
export function folderOfTitle(title: string): UiFolder | undefined {
  return folders.find(({ heading, name }) => `${heading}/${name}` === title);
}

/** The folder that exports a component, a hook or a value. */
export function folderOfExport(name: string): UiFolder | undefined {
  return folders.find(({ components, values }) => [...components, ...values].includes(name));
}
