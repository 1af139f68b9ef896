import { REFUSAL_CODES } from '@dime-time/finance-core/contract';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { APP_WORDS } from '../../packages/app/build/words/appWordModules.ts';
import { messageArguments } from '../../packages/ui/build/words/messageArguments.ts';
import {
  readCatalogue,
  readLocales,
  SOURCE_LOCALE,
} from '../../packages/ui/build/words/readCatalogue.ts';

const root = join(import.meta.dirname, '../..');

/** The codes of a server that a text of code names. */
function codesIn(code: string): string[] {
  return Object.keys(REFUSAL_CODES).filter((each) => code.includes(`'${each}'`));
}

/** The code of the servers of the contract, but for the list of codes and their sentences. */
const servers = globSync(['packages/{finance-core,api}/src/**/*.ts', 'mocks/**/*.ts'], {
  cwd: root,
}).filter((file) => !/\.test(?:-d)?\.ts$|refusalCodes\.ts$|refusalRules\.ts$/.test(file));

test('a server answers with each code', () => {
  const used = new Set(servers.flatMap((file) => codesIn(readFileSync(join(root, file), 'utf8'))));
  expect(Object.keys(REFUSAL_CODES).filter((code) => !used.has(code))).toEqual([]);
});

describe.each(readLocales().filter((locale) => locale !== SOURCE_LOCALE))('%s', (locale) => {
  const messages = readCatalogue(locale, APP_WORDS)['refusals']?.['refusals'] ?? {};

  test('has a message for each code, in the same order, and no other', () => {
    expect(Object.keys(messages)).toEqual(Object.keys(REFUSAL_CODES));
  });

  test('each message has the values of its code', () => {
    const needed = Object.entries(REFUSAL_CODES).map(([code, kinds]) => [
      code,
      Object.fromEntries(
        Object.entries<string>(kinds).map(([name, kind]) => [
          name,
          kind === 'count' ? 'number' : 'string',
        ]),
      ),
    ]);
    const had = Object.entries(messages).map(([code, message]) => [
      code,
      Object.fromEntries(messageArguments(message)),
    ]);
    expect(had).toEqual(needed);
  });
});
