import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { checkPackage, createPackageFromTarballData, type Package } from '@arethetypeswrong/core';
import { run } from './run.ts';

const root = join(import.meta.dirname, '../..');
const PUBLINT = join(createRequire(import.meta.url).resolve('publint'), '../cli.js');

/** Entries without types. */
const STYLES = ['./styles.css', './styles.unlayered.css', './tokens.css'];

/** Ways to resolve an entry that a package of ES modules does not serve. */
const NOT_SERVED = ['node10', 'node16-cjs'];

/**
 * Reads a packed package as publint and Are the Types Wrong do, for ESM, and answers a line for the log.
 *
 * @throws Error with what they found.
 */
export async function lintPackage(tarball: string): Promise<string> {
  const linted = await run(process.execPath, [PUBLINT, tarball, '--strict'], root);
  // publint ends well where it only suggests; here a suggestion is a finding as well.
  if (!linted.includes('All good!')) throw new Error(linted);
  const analysis = await checkPackage(await readPackage(tarball), { excludeEntrypoints: STYLES });
  if (!analysis.types) throw new Error(`${basename(tarball)} has no types.`);
  const problems = analysis.problems.filter(
    (problem) => !('resolutionKind' in problem && NOT_SERVED.includes(problem.resolutionKind)),
  );
  if (problems.length > 0) throw new Error(JSON.stringify(problems, undefined, 2));
  return `${basename(tarball)}: publint and Are the Types Wrong find nothing`;
}

/** A packed package with its folders in a set: the checker asks for them more than a million times. */
async function readPackage(tarball: string): Promise<Package> {
  const read = createPackageFromTarballData(new Uint8Array(await readFile(tarball)));
  const folders = new Set(['/']);
  for (const file of read.listFiles()) {
    for (let end = file.indexOf('/', 1); end > 0; end = file.indexOf('/', end + 1)) {
      folders.add(file.slice(0, end + 1));
    }
  }
  read.directoryExists = (path) => folders.has(path.endsWith('/') ? path : `${path}/`);
  return read;
}
