import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MIN_SECRET_LENGTH } from '../config/readVariable.ts';

/** The file in the data directory, readable only by the server's account. */
const FILE = 'secret';

/**
 * Loads the secret from the data directory, or creates it at the first start.
 *
 * Two servers that start at once use the same one: the file is created atomically.
 *
 * @throws Error when the file has been emptied or truncated: encrypting with the rest of it would
 *   let anyone decrypt the data.
 */
export function loadOrCreateSecret(dataDir: string): string {
  const path = join(dataDir, FILE);
  return requireWhole(path, read(path) ?? make(dataDir, path));
}

/** The secret of a data directory; `undefined` before its first start. */
export function loadSecret(dataDir: string): string | undefined {
  const path = join(dataDir, FILE);
  const secret = read(path);
  return secret === undefined ? undefined : requireWhole(path, secret);
}

function requireWhole(path: string, secret: string): string {
  if (secret.trim().length >= MIN_SECRET_LENGTH) return secret;
  throw new Error(
    `The file ${path} has been emptied or cut. Restore it from your backup, or remove it to start with a new secret: everybody then signs in again, and linked banks have to be connected again.`,
  );
}

function make(dataDir: string, path: string): string {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const draft = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`;
  writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600, flush: true });
  try {
    linkSync(draft, path);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(draft);
  }
  return readFileSync(path, 'utf8');
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
