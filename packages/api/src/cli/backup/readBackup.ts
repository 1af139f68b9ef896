import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import * as v from 'valibot';
import { isKnownMigration } from '../../db/index.ts';
import {
  FORMAT_VERSION,
  type Header,
  header,
  tableStart,
  type Trailer,
  trailer,
} from './backupLines.ts';

/** A backup whose lines are all there. */
export type Verified = Header & Pick<Trailer, 'rows'>;

/** Rows of a table, in order. */
interface BackupRows {
  readonly table: string;
  readonly columns: readonly string[];
  /** Each a JSON array. */
  readonly rows: readonly string[];
}

/** The file is not a whole backup, or not one of this version. */
class BackupRefused extends Error {
  override readonly name = 'BackupRefused';
}

/** The most rows of one part. */
const BATCH_SIZE = 1000;

/**
 * Reads a backup to its end and verifies its checksum.
 *
 * @throws BackupRefused where it is cut off, was changed, or is of a newer version.
 */
export async function verifyBackup(file: string): Promise<Verified> {
  const lines = verifiedLines(file);
  let first: Header | undefined;
  for (;;) {
    const { done, value } = await lines.next();
    if (done !== true) first ??= parseHeader(file, value);
    else if (first) return { ...first, rows: value.rows };
    else throw damaged(file);
  }
}

/**
 * Reads the rows of a backup in batches. Whether it is whole is known at its end: where this
 * throws, undo what was done with earlier rows.
 *
 * @throws BackupRefused where it is cut off or was changed.
 */
export async function* readBackup(file: string): AsyncGenerator<BackupRows> {
  let place: v.InferOutput<typeof tableStart> | undefined;
  let rows: string[] = [];
  for await (const line of verifiedLines(file)) {
    if (line.startsWith('[')) rows.push(line);
    const isFull = rows.length === BATCH_SIZE;
    const start = parse(tableStart, line);
    if (place && rows.length > 0 && (isFull || start)) {
      yield { ...place, rows };
      rows = [];
    }
    place = start ?? place;
  }
  if (place && rows.length > 0) yield { ...place, rows };
}

/** The lines before the last one, which is returned at the end once it proves them. */
async function* verifiedLines(file: string): AsyncGenerator<string, Trailer> {
  const hash = createHash('sha256');
  let held: string | undefined;
  for await (const line of readLines(file)) {
    if (held !== undefined) {
      hash.update(`${held}\n`);
      yield held;
    }
    held = line;
  }
  const last = parse(trailer, held ?? '');
  if (last === undefined || last.sha256 !== hash.digest('hex')) throw damaged(file);
  return last;
}

function parseHeader(file: string, line: string): Header {
  const first = parse(header, line);
  if (!first) throw new BackupRefused(`${file} is not a backup of Dime Time.`);
  if (first.version > FORMAT_VERSION || !isKnownMigration(first.migration)) {
    throw new BackupRefused(
      `${file} is of a newer version of Dime Time (${first.migration}). Restore it with that version.`,
    );
  }
  return first;
}

function parse<Schema extends v.GenericSchema>(
  schema: Schema,
  line: string,
): v.InferOutput<Schema> | undefined {
  if (!line.startsWith('{')) return undefined;
  try {
    const parsed = v.safeParse(schema, JSON.parse(line));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}

const damaged = (file: string) =>
  new BackupRefused(
    `${file} is cut off or was changed, so nothing is restored. Use another backup.`,
  );

/** Splits at line feeds only: a value may have other characters that separate lines. */
async function* readLines(file: string): AsyncGenerator<string> {
  const compressed = createReadStream(file);
  const text = createGunzip().setEncoding('utf8');
  compressed.on('error', (error) => text.destroy(error)).pipe(text);
  let rest = '';
  try {
    for await (const part of text) {
      const lines = (rest + String(part)).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code === 'ENOENT') throw new BackupRefused(`There is no file ${file}.`);
    if (!code.startsWith('Z_')) throw error;
    throw code === 'Z_DATA_ERROR' && rest === ''
      ? new BackupRefused(`${file} is not a backup of Dime Time, or its beginning was changed.`)
      : damaged(file);
  } finally {
    compressed.destroy();
  }
  if (rest !== '') throw damaged(file);
}
