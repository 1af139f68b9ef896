import { rmSync } from 'node:fs';
import { build } from 'tsup';
import { readManifest, writeManifest } from './manifest.ts';
import { writeTypes } from './types.ts';

/**
 * Builds the package in whose folder it runs: from `src` to a folder `dist` that can be published as it
 * is.
 *
 * @param writeMore writes what only this package has, before the manifest lists it.
 */
export async function publish(writeMore?: () => Promise<void>): Promise<void> {
  const manifest = readManifest();
  rmSync('dist', { recursive: true, force: true });
  await build({ silent: true });
  writeTypes(manifest);
  await writeMore?.();
  writeManifest(manifest);
}
