/**
 * Makes the partner's projects outside the repository, builds them and starts their servers; Playwright
 * waits for it.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pack } from './pack.ts';
import { run } from './run.ts';

/** Where the tests serve the partner's site. */
export const PARTNER_PORT = 24_320;
export const PARTNER_URL = `http://localhost:${PARTNER_PORT}`;

/** Where they serve the partner's site on Next. */
const NEXT_PORT = 24_321;
export const NEXT_URL = `http://localhost:${NEXT_PORT}`;

/** What the tests receive about the project, through the environment. */
export interface Partner {
  /** The project, installed and built. */
  site: string;
  /** The same site's server on the oldest React that is supported. */
  older: string;
  /** The project on Next, built as the documentation says. */
  next: string;
  tarballs: string[];
}

const INSTALL = [
  'install',
  '--no-package-lock',
  '--ignore-scripts',
  '--prefer-offline',
  '--no-audit',
  '--no-fund',
  '--loglevel=error',
];

export default async function prepare(): Promise<() => Promise<void>> {
  // Outside the repository, so that nothing resolves to its node_modules.
  const folder = mkdtempSync(join(tmpdir(), 'dime-time-partner-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const partner = await makePartner(folder);
    process.env['PARTNER'] = JSON.stringify(partner);
    const servers = await Promise.all([
      serve(partner.site, PARTNER_PORT, ['serve.js']),
      serve(partner.next, NEXT_PORT, ['node_modules/next/dist/bin/next', 'start']),
    ]);
    return async () => {
      for (const server of servers) {
        const ended = new Promise((resolve) => void server.once('exit', resolve));
        server.kill();
        await ended;
      }
      remove();
    };
  } catch (error) {
    remove();
    throw error;
  }
}

/** Packs, installs and builds; the older React gets the site's server as it was built with the newer. */
async function makePartner(folder: string): Promise<Partner> {
  const site = join(folder, 'site');
  const older = join(folder, 'older');
  const next = join(folder, 'next');
  const tarballs = await pack(folder);
  cpSync(join(import.meta.dirname, 'partner'), site, { recursive: true });
  cpSync(join(import.meta.dirname, 'next'), next, { recursive: true });
  mkdirSync(older);
  writeFileSync(
    join(older, 'package.json'),
    JSON.stringify({
      type: 'module',
      dependencies: { react: '18.3.1', 'react-dom': '18.3.1' },
      devDependencies: { '@types/react': '18.3.8', '@types/react-dom': '18.3.7' },
    }),
  );
  await Promise.all([
    run('npm', [...INSTALL, ...tarballs], site).then(() => run('npm', ['run', 'build'], site)),
    run('npm', [...INSTALL, ...tarballs], older),
    run('npm', [...INSTALL, ...tarballs], next).then(() => run('npm', ['run', 'build'], next)),
  ]);
  cpSync(join(site, 'dist-server'), join(older, 'dist-server'), { recursive: true });
  return { site, older, next, tarballs };
}

/** Starts a server of the partner, which prints something once it answers. */
async function serve(cwd: string, port: number, args: readonly string[]): Promise<ChildProcess> {
  const server = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, PORT: String(port), NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    const printed: string[] = [];
    server.stdout.on('data', (chunk: Buffer) => {
      printed.push(chunk.toString());
      if (/ready/i.test(printed.join(''))) resolve();
    });
    server.once('exit', (status) =>
      reject(new Error(`The partner's server ended with ${status}.`)),
    );
  });
  return server;
}
