/** `npm run build` of a package: from `src` to a folder `dist` that can be published as it is. */
import { readFileSync, rmSync } from 'node:fs';
import { build } from 'tsup';
import { writeManifest, type Manifest } from './manifest.ts';
import { writeStyles } from './styles.ts';
import { writeTypes } from './types.ts';

const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;

rmSync('dist', { recursive: true, force: true });
await build({ silent: true });
writeTypes();
if ('./styles.css' in manifest.exports) await writeStyles();
writeManifest(manifest);
