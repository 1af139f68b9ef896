import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Flushes every file and directory below and at a path, the leaves first. */
export function syncTree(path: string): void {
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const child = join(path, entry.name);
    if (entry.isDirectory()) syncTree(child);
    else if (entry.isFile()) syncPath(child, 'r+');
  }
  syncDirectory(path);
}

/** Flushes the names in a directory; Windows has no such call and needs none. */
export function syncDirectory(path: string): void {
  if (process.platform !== 'win32') syncPath(path, 'r');
}

function syncPath(path: string, flags: string): void {
  const file = openSync(path, flags);
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
