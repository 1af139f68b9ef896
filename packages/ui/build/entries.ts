import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { publicFolders, type PublicFolder } from './publicFolders.ts';

/**
 * Reads the public folders of the package from its indexes.
 *
 * @param src the path of the folder `src` of the package.
 */
export function readPublicFolders(src: string): PublicFolder[] {
  const indexes = globSync(join(src, '*/index.ts')).map(
    (path) => [basename(dirname(path)), readFileSync(path, 'utf8')] as const,
  );
  return publicFolders(
    readFileSync(join(src, 'index.ts'), 'utf8'),
    Object.fromEntries(indexes.filter(([subject]) => subject !== 'theme')),
  );
}

/**
 * Writes an entry for each public folder into `dist`, such as `dist/components/Money.js`, which exports
 * what the folder does, for bundlers that split a package by its dynamic imports.
 */
export function writeEntries(): void {
  for (const { kind, name, exports } of readPublicFolders('src')) {
    mkdirSync(join('dist', kind), { recursive: true });
    const lines = (isWritten: (isType: boolean) => boolean) =>
      exports
        .filter(({ isType }) => isWritten(isType))
        .map(({ name: item, isType, module }) => {
          const from = `../${module.replace(/\.tsx?$/, '.js')}`;
          return `export ${isType ? 'type ' : ''}{ ${item} } from '${from}';\n`;
        })
        .join('');
    const path = join('dist', kind, name);
    writeFileSync(
      `${path}.js`,
      lines((isType) => !isType),
    );
    writeFileSync(
      `${path}.d.ts`,
      lines(() => true),
    );
  }
}
