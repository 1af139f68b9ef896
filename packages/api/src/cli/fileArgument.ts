import { resolve } from 'node:path';

/**
 * The file that a command is called with, relative to where it was typed: npm runs scripts in the
 * folder of the project.
 *
 * @param args without Node.js and the script.
 * @throws Error where there is not exactly one.
 */
export function fileArgument(command: string, args: readonly string[]): string {
  const [file, ...more] = args;
  if (file !== undefined && file !== '' && more.length === 0) {
    return resolve(process.env['INIT_CWD'] ?? '.', file);
  }
  throw new Error(`Name one file: npm run ${command} -- dime-time.backup`);
}
