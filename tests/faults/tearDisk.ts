import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** What a disk writes as a whole. */
const SECTOR = 512;

/**
 * Lets some of what was not flushed reach the disk after all: the power fails while it is on its
 * way, so of each file any sectors may be new and any old.
 *
 * @param chance of a sector that differs to be the new one.
 */
export function tearDisk(live: string, disk: string, chance: number): void {
  for (const entry of readdirSync(disk, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const flushed = readFileSync(path);
    const written = readOrNothing(join(live, relative(disk, path)));
    if (written === undefined || written.equals(flushed)) continue;
    const size = Math.random() < chance ? written.length : flushed.length;
    const torn = Buffer.alloc(size);
    flushed.copy(torn);
    for (let at = 0; at < Math.min(size, written.length); at += SECTOR) {
      if (Math.random() < chance) written.copy(torn, at, at, at + SECTOR);
    }
    writeFileSync(path, torn);
  }
}

function readOrNothing(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}
