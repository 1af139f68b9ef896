import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Seconds to wait for another installation, such as that of another test file. */
const LOCK_TIMEOUT = 300;

/** The path of the first of these programs in the folders of the PATH. */
export function findProgram(
  names: readonly string[],
  path: string = process.env['PATH'] ?? '',
): string | undefined {
  for (const folder of path.split(delimiter)) {
    for (const name of names) {
      const program = join(folder, name);
      if (existsSync(program)) return program;
    }
  }
  return undefined;
}

/**
 * Installs the first of these Debian packages that there is, on a Debian machine as root.
 *
 * @returns whether one is installed.
 */
export function installDebianPackage(...names: readonly string[]): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  if (!existsSync('/usr/bin/apt-get')) return false;
  process.stdout.write(`Installing Debian’s ${names[0] ?? ''}, which is not here.\n`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const run = (...args: string[]): boolean =>
    spawnSync('apt-get', ['-o', `DPkg::Lock::Timeout=${LOCK_TIMEOUT}`, ...args], {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    }).status === 0;
  if (!run('update')) return false;
  return names.some((name) => run('install', '-y', '--no-install-recommends', name));
}
