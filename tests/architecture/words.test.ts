import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { APP_WORDS, appWordModules } from '../../packages/app/build/words/appWordModules.ts';
import { messageArguments } from '../../packages/ui/build/words/messageArguments.ts';
import {
  readCatalogue,
  readLocales,
  SOURCE_LOCALE,
} from '../../packages/ui/build/words/readCatalogue.ts';
import { wordModules } from '../../packages/ui/build/words/wordModules.ts';
import { literalWords, literalWordsOf, literalWordsOfApp } from './literalWords.ts';

const src = join(import.meta.dirname, '../../packages/ui/src');
const appModules = join(import.meta.dirname, '../../packages/app/src/language/words');

/** Every message of a locale by its path: `token.stakeList.empty`; those of the app are `app.…`. */
function messagesOf(locale: string): Map<string, string> {
  // What servers say has no English here: `refusalCodes.test.ts`.
  const { refusals: _refusals, ...app } = readCatalogue(locale, APP_WORDS);
  const subjects = Object.entries({ ...readCatalogue(locale), ...app });
  return new Map(
    subjects.flatMap(([subject, groups]) =>
      Object.entries(groups).flatMap(([group, messages]) =>
        Object.entries(messages).map(
          ([key, message]) => [`${subject}.${group}.${key}`, message] as const,
        ),
      ),
    ),
  );
}

const source = messagesOf(SOURCE_LOCALE);

test('the modules of words are those of the catalogues', async () => {
  for (const [path, text] of await wordModules()) {
    expect(readFileSync(join(src, path), 'utf8'), `npm run words: ${path}`).toBe(text);
  }
});

test('so are those of the app', async () => {
  const modules = await appWordModules();
  expect(readdirSync(appModules).toSorted()).toEqual([...modules.keys()].toSorted());
  for (const [name, text] of modules) {
    expect(readFileSync(join(appModules, name), 'utf8'), `npm run words: ${name}`).toBe(text);
  }
});

describe.each(readLocales().filter((locale) => locale !== SOURCE_LOCALE))('%s', (locale) => {
  const translated = messagesOf(locale);

  test('has every message, in the same order, and no other', () => {
    expect([...translated.keys()]).toEqual([...source.keys()]);
  });

  test('each message has the values of the English one', () => {
    const valuesOf = (messages: ReadonlyMap<string, string>) =>
      [...messages].map(([path, message]) => [path, Object.fromEntries(messageArguments(message))]);
    expect(valuesOf(translated)).toEqual(valuesOf(source));
  });

  test('a message is translated, but for names and signs', () => {
    const same = [...translated].filter(
      ([path, message]) =>
        message === source.get(path) && /\p{L}{3}/u.test(message.replaceAll(/\{[^{}]*\}/g, '')),
    );
    expect(same.map(([path, message]) => `${path}: ${message}`)).toEqual(SAME_IN_SPANISH);
  });
});

/** What is the same word in both languages, or a name. */
const SAME_IN_SPANISH: readonly string[] = [
  'charts.planByDebtChart.month: {month}. {amounts}. Total: {total}',
  'charts.planByDebtChart.total: Total',
  'debts.debtTermsFields.rateSuffix: % APR',
  'debts.payoffSchedule.total: Total',
  'debts.paymentCalendar.total: Total',
  'debts.paymentCalendar.extraPart: {amount} extra',
  'debts.debtMonths.total: Total',
  'marketing.revenueModel.total: Total',
  'marketing.stats.interestFigure: 4% APY',
  'marketing.stats.apple: Apple App Store',
  'marketing.stats.google: Google Play',
  'shell.navigation.token: DTT',
  'token.stakeForm.yield: {percent}% APY',
  'token.dimeToken.tabs: Token',
];

/** The folders of components, whose words are all in the catalogues; `words` has the catalogues. */
const SUBJECTS = readdirSync(src, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'words')
  .map((entry) => entry.name);

describe('literals', () => {
  test.each(SUBJECTS)('a component of %s has no text of its own', (subject) => {
    expect(literalWordsOf(subject)).toEqual({});
  });

  test('the app has no text of its own beside its catalogue', () => {
    expect(literalWordsOfApp()).toEqual({
      // For the console.
      'analytics/createAnalytics.ts': [
        'Analytics are disabled: VITE_GA_MEASUREMENT_ID is not set.',
      ],
      // The name of the product.
      'config/parseAppConfig.ts': ['Dime Time'],
    });
  });

  test.each([
    ['<p>Loading rewards</p>', 'Loading rewards'],
    ['<p>{isPaid ? "Paid off" : words.left}</p>', 'Paid off'],
    ['<Card aria-label="Token market" />', 'Token market'],
    ['<Field label={`Pay ${name}`} />', 'Pay'],
    ['show({ title: "Staking Failed" })', 'Staking Failed'],
    ['function Dialog({ closeLabel = "Close" }) {}', 'Close'],
    ['{ done: "Finished step", isDone }', 'Finished step'],
    ['<Field error={refused && "Enter an amount."} />', 'Enter an amount.'],
  ])('a planted %s is found', (code, text) => {
    expect(literalWords('a.tsx', `export const a = ${code};`)).toEqual([text]);
  });

  test.each([
    '<p className="wide">{words.title}</p>',
    '<p>{count} · {name}</p>',
    '<div>{sweep !== "weekly" && <p>{words.weekly}</p>}</div>',
    'show({ title: words.failed, variant: "destructive" })',
    'fail(new TypeError("A step needs a label."))',
  ])('%s is not found', (code) => {
    expect(literalWords('a.tsx', `export const a = ${code};`)).toEqual([]);
  });
});
