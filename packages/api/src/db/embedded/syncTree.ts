import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Files that are flushed concurrently: disks flush several in the time of one. */
const CONCURRENCY = 8;

/** Calls fsync on a path and everything below it. */
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

/** Calls fsync on a directory's entries; Windows has no such call and needs none. */
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
