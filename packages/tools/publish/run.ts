/** `npm run build` of a package: from `src` to a folder `dist` that can be published as it is. */
import { rmSync } from 'node:fs';
import { build } from 'tsup';
import { readManifest, writeManifest } from './manifest.ts';
import { writeStyles } from '../../ui/build/styles.ts';
import { writeTypes } from './types.ts';

const manifest = readManifest();

rmSync('dist', { recursive: true, force: true });
await build({ silent: true });
writeTypes(manifest);
if ('./styles.css' in manifest.exports) await writeStyles();
writeManifest(manifest);
