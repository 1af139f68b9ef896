import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import lint from '@commitlint/lint';
import load from '@commitlint/load';

const root = join(import.meta.dirname, '../../..');

/** How a message is split into type, scope and subject. */
type ParserOptions = NonNullable<NonNullable<Parameters<typeof lint>[2]>['parserOpts']>;

/** The last commit that is not linted. */
export interface Base {
  readonly hash: string;
  /** When it was committed, in ISO 8601. */
  readonly date: string;
}

/** The message of a commit and the rules that it breaks. */
export interface CommitErrors {
  /** Its short hash and its first line. */
  readonly commit: string;
  readonly errors: readonly string[];
}

/** The rules that a message breaks, one sentence each. */
export async function lintMessage(message: string): Promise<string[]> {
  const { rules, defaultIgnores, ignores, parserPreset } = await config();
  const { parserOpts } = (parserPreset ?? {}) as { parserOpts?: ParserOptions };
  const options = {
    ...(ignores && { ignores }),
    defaultIgnores: defaultIgnores ?? true,
    // Without those of the preset, `feat!: …` counts as a message without a type.
    ...(parserOpts && { parserOpts }),
  };
  const { errors } = await lint(message, rules, options);
  return errors.map((error) => error.message);
}

let loaded: ReturnType<typeof load> | undefined;

/** The configuration in `commitlint.config.ts`. */
function config(): ReturnType<typeof load> {
  loaded ??= load({}, { cwd: root });
  return loaded;
}

/**
 * Lints the messages of the commits that are reachable from HEAD and come after the base.
 *
 * A shallow clone may lack the base. Then the commits that it has are linted, except for those
 * committed before the base. A folder without a repository has none.
 */
export async function checkCommits(
  folder: string,
  base: Base,
): Promise<{ linted: number; failed: CommitErrors[] }> {
  const hasBase = git(folder, ['cat-file', '-e', `${base.hash}^{commit}`]) !== undefined;
  const range = hasBase ? [`${base.hash}..HEAD`] : [`--since-as-filter=${base.date}`, 'HEAD'];
  const log = git(folder, ['log', '--reverse', '--format=%h %B%x00', ...range]) ?? '';
  const commits = log.split('\0').flatMap((text) => {
    const [, hash, message] = /^\s*(\w+) ([^]*)$/.exec(text) ?? [];
    return hash === undefined || message === undefined ? [] : [{ hash, message }];
  });
  const results = await Promise.all(
    commits.map(async ({ hash, message }) => ({
      commit: `${hash} ${message.split('\n')[0]}`,
      errors: await lintMessage(message.trim()),
    })),
  );
  return { linted: commits.length, failed: results.filter(({ errors }) => errors.length > 0) };
}

/** What a command of git prints, or nothing if it fails. */
function git(folder: string, args: readonly string[]): string | undefined {
  const options = { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 28 } as const;
  const { status, stdout } = spawnSync('git', args, options);
  return status === 0 ? stdout : undefined;
}
