import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { run } from './run.ts';

const root = join(import.meta.dirname, '../..');
const resolve = createRequire(import.meta.url).resolve;
const ATTW = join(resolve('@arethetypeswrong/cli/package.json'), '../dist/index.js');
const PUBLINT = join(resolve('publint'), '../cli.js');

/**
 * Reads a packed package as publint and attw do, for ESM, and answers a line for the log.
 *
 * @throws Error with what they found.
 */
export async function lintPackage(tarball: string): Promise<string> {
  const linted = await run(process.execPath, [PUBLINT, tarball, '--strict'], root);
  // publint ends well where it only suggests; here a suggestion is a finding as well.
  if (!linted.includes('All good!')) throw new Error(linted);
  const styles = [
    '--exclude-entrypoints',
    './styles.css',
    './styles.unlayered.css',
    './tokens.css',
  ];
  await run(process.execPath, [ATTW, tarball, '--profile', 'esm-only', ...styles], root);
  return `${basename(tarball)}: publint and attw find nothing`;
}
