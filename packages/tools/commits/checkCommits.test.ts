import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { checkCommits, lintMessage, type Base } from './checkCommits.ts';

describe('lintMessage', () => {
  test.each([
    'fix(jobs): one failing stake no longer blocks later ones',
    'refactor(ui)!: rename what partners import',
    'refactor: move stories to one folder a subject',
    'feat(ui): add a field\n\nA body says why.',
    'Merge pull request #12 from dime-time/stakes',
    `Merge ${'a'.repeat(40)} into ${'b'.repeat(40)}`,
    "Merge branch 'stakes' into 'main'\n\nLet stakes mature\n\nSee merge request dime/time!3",
    'Merged in stakes (pull request #7)',
  ])('accepts %j', async (message) => {
    expect(await lintMessage(message)).toEqual([]);
  });

  test.each([
    'Give back the stakes behind one that cannot be',
    'Give back the stakes',
    'fixed(jobs): one failing stake no longer blocks later ones',
    'fix(jobs): ',
    `fix(jobs): ${'x'.repeat(62)}`,
    "Merge branch 'wt-a'",
    "Merge branch 'stakes' into 'main'",
    'Revert "fix(jobs): let stakes mature"',
    'fixup! fix(jobs): let stakes mature',
    '1.2.3',
  ])('refuses %j', async (message) => {
    expect(await lintMessage(message)).not.toEqual([]);
  });
});

describe('checkCommits', () => {
  const folder = mkdtempSync(join(tmpdir(), 'dime-time-commits-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const at = (day: number) => `2026-01-0${day}T12:00:00Z`;
  const git = (cwd: string, args: string[], date = at(1)) =>
    execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', ...args], {
      cwd,
      encoding: 'utf8',
      env: { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date },
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();

  const whole = join(folder, 'whole');
  git(folder, ['init', '--quiet', whole]);
  const commit = (message: string, day: number) => {
    git(whole, ['commit', '--quiet', '--allow-empty', '--message', message], at(day));
    return git(whole, ['rev-parse', 'HEAD']);
  };
  commit('An old riddle', 1);
  const base: Base = { hash: commit('The last riddle', 2), date: at(2) };
  commit('Give back the stakes', 3);
  commit('fix(jobs): one failing stake no longer blocks later ones', 4);
  commit('fix(ui): keep the focus of a button\n\nIt was lost while pending.', 5);

  const shallow = (depth: number) => {
    const clone = join(folder, `shallow-${depth}`);
    const source = pathToFileURL(whole).href;
    git(folder, ['clone', '--quiet', '--depth', String(depth), source, clone]);
    return clone;
  };

  const red = expect.objectContaining({
    commit: expect.stringMatching(/^\w+ Give back the stakes$/),
  });

  test('lints what comes after the base', async () => {
    expect(await checkCommits(whole, base)).toEqual({ linted: 3, failed: [red] });
  });

  test('lints what a shallow clone without the base has', async () => {
    expect(await checkCommits(shallow(2), base)).toEqual({ linted: 2, failed: [] });
    expect(await checkCommits(shallow(3), base)).toEqual({ linted: 3, failed: [red] });
  });

  test('lints nothing from before the base, where the base itself is absent', async () => {
    const later = { hash: 'f'.repeat(40), date: at(4) };
    expect(await checkCommits(shallow(4), later)).toEqual({ linted: 2, failed: [] });
  });

  test('finds nothing where there is no repository', async () => {
    expect(await checkCommits(folder, base)).toEqual({ linted: 0, failed: [] });
  });
});
