import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '../../packages/api/src/db/migrations');

/** The last migration before servers of two versions ran on one database. */
const LAST_WITHOUT_RULE = '0019_session_clients.ts';

/** What statements of the version before would fail with. */
const CONTRACTIONS: readonly [name: string, pattern: RegExp][] = [
  ['drops what the version before may use', /\bdrop\s+(?!index\b|trigger\b)\w+/i],
  ['renames what the version before uses', /\brename\s+(?:to|column|constraint|table)\b/i],
  ['changes the type of a column', /\balter\s+column\s+\w+\s+(?:set\s+data\s+)?type\b/i],
  ['requires a value of a column', /\bset\s+not\s+null\b/i],
  [
    'adds a column that has to be given',
    /\badd\s+column\s+(?![^,`]*\bdefault\b)[^,`]*\bnot\s+null\b/i,
  ],
  ['takes all locks at once', /\block\s+table\s+\w+(?:\s+in\s+access\s+exclusive\s+mode|\s*`)/i],
];

const contractionsIn = (text: string) =>
  CONTRACTIONS.filter(([, pattern]) => pattern.test(text)).map(([name]) => name);

/** A migration expands the schema; `contractSchema` removes what only the version before uses. */
test('servers of the version before go on after a migration', () => {
  const files = readdirSync(folder).filter(
    (file) => /^\d{4}_\w+\.ts$/.test(file) && file > LAST_WITHOUT_RULE,
  );
  expect(files).toContain('0020_job_queue.ts');
  const found = files.map((file) => [
    file,
    contractionsIn(readFileSync(join(folder, file), 'utf8')),
  ]);
  expect(found.filter(([, flaws]) => flaws?.length !== 0)).toEqual([]);
});

test.each([
  ['drop table jobs', 'drops what the version before may use'],
  ['alter table debts drop column name', 'drops what the version before may use'],
  ['alter table debts rename to loans', 'renames what the version before uses'],
  ['alter table debts rename column name to label', 'renames what the version before uses'],
  ['alter table debts alter column apr type int8', 'changes the type of a column'],
  ['alter table debts alter column apr set not null', 'requires a value of a column'],
  ['alter table debts add column rank int4 not null', 'adds a column that has to be given'],
  ['lock table debts in access exclusive mode', 'takes all locks at once'],
])('a planted "%s" is found', (statement, flaw) => {
  expect(contractionsIn(`\`${statement}\``)).toEqual([flaw]);
});

test.each([
  'create table loans (id text not null)',
  'alter table debts add column rank int4 not null default 0',
  'alter table debts add column rank int4',
  'lock table debts in exclusive mode',
])('"%s" is not found', (statement) => {
  expect(contractionsIn(`\`${statement}\``)).toEqual([]);
});
