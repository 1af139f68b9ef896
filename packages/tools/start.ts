/**
 * `npm start`: builds the app where no build of it is newer than its sources, then runs the server.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { enableCompileCache, flushCompileCache } from 'node:module';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const built = join(root, 'packages/app/dist');
/** The settings of the build, since another setting makes another app. */
const told = join(built, '.vite/settings.json');
const SOURCES = ['finance-core/src', 'ui/src', 'app/src', 'app/build', 'app/public'];
const FILES = ['app/index.html', 'app/app.html', 'app/vite.config.ts'];

const settings = JSON.stringify(
  Object.entries(process.env)
    .filter(([name]) => name.startsWith('VITE_'))
    .toSorted(([a], [b]) => (a < b ? -1 : 1)),
);

if (!isFresh()) {
  process.stdout.write('Building the app …\n');
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
    env: { ...process.env, VITE_API_MODE: 'live' },
  });
  if (status !== 0) process.exit(status ?? 1);
  mkdirSync(dirname(told), { recursive: true });
  writeFileSync(told, settings);
}
// Every later start reads the compiled code from this cache, also one after a crash.
enableCompileCache(join(root, 'node_modules/.cache/compiled'));
await import('../api/src/server.ts');
flushCompileCache();

function isFresh(): boolean {
  if (!existsSync(told) || readFileSync(told, 'utf8') !== settings) return false;
  const since = statSync(told).mtimeMs;
  const packages = join(root, 'packages');
  const sources = [
    ...FILES.map((file) => join(packages, file)),
    ...SOURCES.flatMap((folder) => filesBelow(join(packages, folder))),
  ];
  return sources.every((file) => statSync(file).mtimeMs <= since);
}

function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
