import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** As many as wait for the disk at once: it flushes several in the time of one. */
const CONCURRENCY = 8;

/** Flushes every file and directory below and at a path. */
export async function syncTree(path: string): Promise<void> {
  const waiting: (() => Promise<void>)[] = [() => syncDirectory(path)];
  for (const entry of await readdir(path, { withFileTypes: true, recursive: true })) {
    const child = join(entry.parentPath, entry.name);
    if (entry.isDirectory()) waiting.push(() => syncDirectory(child));
    else if (entry.isFile()) waiting.push(() => syncPath(child, 'r+'));
  }
  const worker = async () => {
    for (let sync = waiting.pop(); sync; sync = waiting.pop()) await sync();
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
}

/** Flushes the names in a directory; Windows has no such call and needs none. */
export async function syncDirectory(path: string): Promise<void> {
  if (process.platform !== 'win32') await syncPath(path, 'r');
}

async function syncPath(path: string, flags: string): Promise<void> {
  const file = await open(path, flags);
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
