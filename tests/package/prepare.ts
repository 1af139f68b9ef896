/** Makes the partner's project outside the house, builds it and starts its server; Playwright waits for it. */
import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pack } from './pack.ts';
import { run } from './run.ts';

/** Where the tests serve the partner's site. */
export const PARTNER_PORT = 24_320;
export const PARTNER_URL = `http://localhost:${PARTNER_PORT}`;

/** What the tests are told of the project, through the environment. */
export interface Partner {
  /** The project, installed and built. */
  site: string;
  /** The same site's server on the oldest React that is supported. */
  older: string;
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
  // Outside the house, so that nothing resolves to its node_modules.
  const folder = mkdtempSync(join(tmpdir(), 'dime-time-partner-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const partner = await makePartner(folder);
    process.env['PARTNER'] = JSON.stringify(partner);
    const server = await serve(partner.site);
    return async () => {
      const ended = new Promise((resolve) => void server.once('exit', resolve));
      server.kill();
      await ended;
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
  const tarballs = await pack(folder);
  cpSync(join(import.meta.dirname, 'partner'), site, { recursive: true });
  mkdirSync(older);
  writeFileSync(
    join(older, 'package.json'),
    JSON.stringify({ type: 'module', dependencies: { react: '18.3.1', 'react-dom': '18.3.1' } }),
  );
  await Promise.all([
    run('npm', [...INSTALL, ...tarballs], site).then(() => run('npm', ['run', 'build'], site)),
    run('npm', [...INSTALL, ...tarballs], older),
  ]);
  cpSync(join(site, 'dist-server'), join(older, 'dist-server'), { recursive: true });
  return { site, older, tarballs };
}

async function serve(site: string): Promise<ChildProcess> {
  const server = spawn(process.execPath, ['serve.js'], {
    cwd: site,
    env: { ...process.env, PORT: String(PARTNER_PORT), NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    server.stdout.once('data', () => resolve());
    server.once('exit', (status) =>
      reject(new Error(`The partner's server ended with ${status}.`)),
    );
  });
  return server;
}
