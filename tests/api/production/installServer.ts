import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, globSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

const ROOT = join(import.meta.dirname, '../../..');

/** What a command printed, and how it ended. */
export interface Ended {
  readonly code: number | null;
  readonly said: string;
  readonly complained: string;
}

/** Runs a command to its end, in an environment of its own. */
export async function run(
  folder: string,
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Ended> {
  const child = spawn(command, args, {
    cwd: folder,
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...env },
    shell: process.platform === 'win32',
  });
  const [said, complained] = [text(child.stdout), text(child.stderr)];
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, said: await said, complained: await complained };
}

/**
 * Builds the server and installs it as an operator does: the build, the package.json files and the
 * lockfile, and `npm ci --omit=dev` beside them.
 *
 * @returns the folder, which nothing of the project is above.
 */
export async function installServer(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'dime-time-production-'));
  await succeed(ROOT, ['run', '--silent', 'build:server']);
  const files = globSync('{package,package-lock,mocks/package,packages/*/package}.json', {
    cwd: ROOT,
  });
  for (const file of [...files, 'packages/api/dist']) {
    cpSync(join(ROOT, file), join(folder, file), { recursive: true });
  }
  await succeed(folder, ['ci', '--omit=dev', '--prefer-offline', '--no-audit', '--no-fund']);
  return folder;
}

async function succeed(folder: string, args: readonly string[]): Promise<void> {
  const { code, said, complained } = await run(folder, 'npm', args);
  if (code !== 0)
    throw new Error(`npm ${args.join(' ')} ended with ${code}:\n${said}${complained}`);
}
