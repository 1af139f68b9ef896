import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format, resolveConfig } from 'prettier';

/** A file to create, or to write with a line more; the path is relative to the repository. */
export interface Change {
  readonly path: string;
  readonly text: string;
}

/** A message for the person who called the command, not a fault of it. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Reads a file of the repository. */
export function readText(root: string, path: string): string {
  if (!existsSync(join(root, path))) throw new UsageError(`There is no ${path}.`);
  return readFileSync(join(root, path), 'utf8');
}

/** A new file. */
export function newFile(root: string, path: string, text: string): Change {
  if (existsSync(join(root, path))) throw new UsageError(`${path} exists.`);
  return { path, text };
}

/** Writes the files, formatted by the Prettier configuration of the repository. */
export async function writeChanges(root: string, changes: readonly Change[]): Promise<void> {
  const config = await resolveConfig(join(root, 'package.json'));
  const formatted = await Promise.all(
    changes.map(async ({ path, text }) => ({
      path: join(root, path),
      text: await format(text, { ...config, filepath: path }),
    })),
  );
  for (const { path, text } of formatted) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}

/** Inserts an item before the first one with a greater key; the others keep their order. */
export function insertSorted(
  items: readonly string[],
  item: string,
  keyOf: (item: string) => string,
): string[] {
  const index = items.findIndex((other) => keyOf(other) > keyOf(item));
  return index === -1 ? [...items, item] : items.toSpliced(index, 0, item);
}

/** Inserts an import where its path belongs among those that begin alike. */
export function insertImport(text: string, line: string): string {
  const lines = text.split('\n');
  const pathOf = (statement: string) => / from '([^']+)';$/.exec(statement)?.[1]?.toLowerCase();
  const path = pathOf(line) ?? '';
  const last = lines.findLastIndex((other) => {
    const from = pathOf(other);
    return from !== undefined && from < path;
  });
  return lines.toSpliced(last + 1, 0, line).join('\n');
}
