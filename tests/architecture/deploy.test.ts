import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'prettier';
import { describe, expect, test } from 'vitest';
import { parseConfig } from '../../packages/api/src/config/config.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const deployed = (name: string) => read(`packages/api/deploy/${name}`);
const dockerfile = deployed('Dockerfile');
const compose = deployed('compose.yaml');
const pooler = deployed('pgbouncer/pgbouncer.ini');
const unit = deployed('dime-time.service');
const example = deployed('server.env.example');

const captures = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);

/** The variables that the guide has a row for. */
const documented = new Set(
  captures(read('stories/guides/EnvironmentVariables.mdx'), /`([A-Z][A-Z_]+)`/g),
);
const OF_COMPOSE = ['DATABASE_PASSWORD'];

const undocumentedIn = (names: readonly string[]) => names.filter((name) => !documented.has(name));

/** The lines of a service in compose.yaml, with those that all servers share. */
function linesOf(name: string): string[] {
  const own = compose.split(`\n  ${name}:\n`)[1]?.split(/\n {0,2}\w/)[0] ?? '';
  const shared = own.includes('<<: *server') ? compose.split(/\n(?=\w)/) : [];
  const server = shared.find((part) => part.startsWith('x-server: &server\n')) ?? '';
  return `${server}\n${own}`.split('\n').map((line) => line.trim());
}

/** The images that a file takes from elsewhere, but for those that it builds. */
const imagesIn = (text: string) =>
  captures(text, /^ *(?:FROM|image:) (\S+)/gm).filter((image) => !image.startsWith('dime-time'));

const hasHost = (image: string) => /[./]/.test(image.split(':')[0] ?? '');

describe('the Dockerfile', () => {
  test('has the Node.js of the project, and images without the host of a registry', () => {
    const images = imagesIn(dockerfile);
    expect(images).toHaveLength(3);
    expect(new Set(images)).toEqual(new Set([`node:${read('.nvmrc').trim()}-bookworm-slim`]));
    expect(imagesIn(`FROM node:1\nFROM registry.test/node:1`).filter(hasHost)).toHaveLength(1);
    expect([...images, ...imagesIn(compose)].filter(hasHost)).toEqual([]);
  });

  test('installs every package.json of the lockfile, and copies both builds', () => {
    const copied = captures(dockerfile, /^COPY (\S+\/package\.json) /gm);
    const manifests = globSync('{mocks,packages/*}/package.json', { cwd: root });
    expect(copied.toSorted()).toEqual(manifests.toSorted());
    for (const folder of ['packages/app/dist', 'packages/api/dist']) {
      expect(dockerfile).toContain(`COPY --from=build /src/${folder} ${folder}\n`);
    }
  });

  test('sets variables that are documented, and the port that the health check asks', () => {
    const [settings = ''] = captures(dockerfile, /^ENV (.+)$/gm);
    const names = captures(settings, /(\w+)=/g);
    const ofBuild = captures(dockerfile, /^ARG (.+)$/gm).flatMap((line) => line.split(' '));
    expect(undocumentedIn([...names, ...ofBuild])).toEqual([]);
    expect(undocumentedIn(['PRT'])).toEqual(['PRT']);
    const { port } = parseConfig({}, root);
    expect(settings).toContain(`PORT=${port}`);
    expect(dockerfile).toContain(`EXPOSE ${port}\n`);
    expect(captures(dockerfile, /127\.0\.0\.1:(\d+\/\w+)/g)).toEqual([`${port}/live`]);
  });

  test('runs the built server as another user than root', () => {
    expect(dockerfile).toMatch(
      /\nUSER node\n[^]*\nCMD \["node", "packages\/api\/dist\/start\.js"\]\n$/,
    );
    expect(existsSync(join(root, 'packages/api/src/start.ts'))).toBe(true);
  });

  test('leaves data and keys out of the image', () => {
    const ignored = deployed('Dockerfile.dockerignore').split('\n');
    expect(ignored).toEqual(
      expect.arrayContaining(['**/.data', '**/*.env', '**/*.backup', '.git']),
    );
  });
});

describe('compose.yaml', () => {
  test('is valid YAML, and formatted', async () => {
    const options = { parser: 'yaml', printWidth: 100, singleQuote: true } as const;
    expect(await format(compose, options)).toBe(compose);
  });

  test.each(['web', 'worker', 'pooler', 'database'])('confines the %s and watches it', (name) => {
    const lines = linesOf(name);
    for (const line of [
      'read_only: true',
      "cap_drop: ['ALL']",
      "security_opt: ['no-new-privileges:true']",
      'restart: unless-stopped',
      'healthcheck:',
    ]) {
      expect(lines).toContain(line);
    }
    expect(lines.filter((line) => /^mem_limit: \w+$/.test(line))).toHaveLength(1);
    expect(lines.filter((line) => /^user: (node|postgres)$/.test(line))).toHaveLength(1);
  });

  test('asks whether each server is ready, and lets it end in order', () => {
    const { port, stopGraceMs } = parseConfig({}, root);
    for (const name of ['web', 'worker']) {
      const service = linesOf(name).join('\n');
      expect(captures(service, /127\.0\.0\.1:(\d+\/\w+)/g)).toEqual([`${port}/ready`]);
      const [seconds] = captures(service, /stop_grace_period: (\d+)s/g);
      expect(Number(seconds) * 1000).toBeGreaterThan(2 * stopGraceMs);
    }
    expect(read('packages/api/src/http/healthRoutes.ts')).toMatch(/'\/live'[^]+'\/ready'/);
  });

  test('divides requests and jobs, both through a pooler that the servers know of', () => {
    const given = compose.replaceAll(/\$\{DATABASE_PASSWORD[^}]*\}/g, 'password');
    const env = Object.fromEntries(
      captures(given, /^ +(DATABASE_(?:URL|POOL_MODE): \S+)$/gm).map((line) => line.split(/: /)),
    ) as Record<string, string>;
    expect(captures(compose, /DIME_ROLE: (\w+)/g)).toEqual(['web', 'worker']);
    expect(captures(compose, /<<: \*(\w+)/g)).toEqual(['server', 'settings', 'server', 'settings']);
    const { database } = parseConfig({ ...env, DIME_ROLE: 'web' }, root);
    expect(database.poolMode).toBe('transaction');
    const { hostname, port, username } = new URL(database.url ?? '');
    expect(hostname).toBe('pooler');
    expect(pooler).toContain(`listen_port = ${port}\n`);
    expect(pooler).toContain('pool_mode = transaction\n');
    expect(pooler).toContain(`${username} = host=database port=5432\n`);
    expect(deployed('pgbouncer/Dockerfile')).toContain(`EXPOSE ${port}\n`);
  });

  test('keeps its data in volumes, at the DATA_DIR of the image', () => {
    const [dataDir] = captures(dockerfile, /DATA_DIR=(\S+)/g);
    expect(linesOf('web')).toContain(`volumes: ['data:${dataDir}']`);
    expect(imagesIn(compose)).toEqual(['postgres:18']);
  });
});

test('the example has what production requires, and only documented variables', () => {
  const names = captures(example, /^(\w+)=/gm);
  expect(undocumentedIn(names).filter((name) => !OF_COMPOSE.includes(name))).toEqual([]);
  const missing = () => parseConfig({ NODE_ENV: 'production' }, root);
  expect(missing).toThrow('PUBLIC_URL, SECRET, OIDC_ISSUER.');
  expect(names).toEqual(expect.arrayContaining(['PUBLIC_URL', 'SECRET', 'OIDC_ISSUER']));
  // Quoted, so that no shell reads them, and empty.
  const secrets = captures(example, /^((?:SECRET|\w+_SECRET|\w+_PASSWORD)=.*)$/gm);
  expect(secrets.filter((line) => !line.endsWith("=''"))).toEqual([]);
  expect(secrets).toHaveLength(5);
});

test('the unit starts the built server, hardened, with its data in its state directory', () => {
  const [folder] = captures(unit, /^WorkingDirectory=(.+)$/gm);
  expect(unit).toContain(`ExecStart=${folder}/node_modules/.bin/node packages/api/dist/start.js\n`);
  const [state] = captures(unit, /^StateDirectory=(.+)$/gm);
  expect(unit).toContain(`Environment=DATA_DIR=/var/lib/${state}\n`);
  for (const line of [
    'NoNewPrivileges=yes',
    'ProtectSystem=strict',
    'ProtectHome=yes',
    'PrivateTmp=yes',
    'CapabilityBoundingSet=',
    'StateDirectoryMode=0700',
    'UMask=0077',
  ]) {
    expect(unit.split('\n')).toContain(line);
  }
  // Node.js compiles JavaScript into memory that is then executed.
  expect(unit).not.toContain('MemoryDenyWriteExecute');
  const [seconds] = captures(unit, /^TimeoutStopSec=(\d+)$/gm);
  expect(Number(seconds) * 1000).toBeGreaterThan(2 * parseConfig({}, root).stopGraceMs);
});
