import { REFUSAL_CODES } from '@dime-time/finance-core/contract';
import { ENGLISH, type Catalogue, type Language } from '@dime-time/ui';
import { expect, test } from 'vitest';
import { refusalText } from './refusalText.ts';
import { words } from './words/es-US.ts';

const spanish: Language = { locale: 'es-US', catalogue: words as Catalogue };

const EXAMPLES: Readonly<Record<string, string | number>> = {
  money: '1234.50',
  day: '2026-11-03',
  count: 62,
  text: 'Banco Azul',
};

const SHOWN: Readonly<Record<string, string>> = {
  money: '$1,234.50',
  day: '3 de noviembre de 2026',
  count: '62',
  text: 'Banco Azul',
};

test.each(Object.entries<Readonly<Record<string, string>>>(REFUSAL_CODES))(
  '%s has a sentence with all its values',
  (code, kinds) => {
    const values = Object.fromEntries(
      Object.entries(kinds).map(([name, kind]) => [name, EXAMPLES[kind]]),
    );
    const text = refusalText(spanish, { code, values }) ?? '';
    expect(text).toMatch(/\.$/);
    expect(text).not.toContain('undefined');
    for (const kind of Object.values(kinds)) expect(text).toContain(SHOWN[kind]);
  },
);

test('one day and several are told apart', () => {
  const values = { latest: '2026-11-03', days: 1, oldest: '2026-11-02' };
  const text = refusalText(spanish, { code: 'statement-too-old', values });
  expect(text).toContain('hasta 1 día anterior');
});

test.each([
  ['a code of a newer server', { code: 'of-tomorrow' }],
  ['a key of every object', { code: 'constructor' }],
  ['no code', { detail: 'Above the balance.' }],
  ['a code that is no text', { code: 5 }],
  ['no values', { code: 'debt-owed' }],
  ['a value that is missing', { code: 'debt-owed', values: { amount: '5.00' } }],
  ['a value of another type', { code: 'debt-owed', values: { balance: null } }],
  ['a day that does not exist', { code: 'date-too-early', values: { earliest: '1900-99-99' } }],
])('%s leaves the sentence of the server', (_name, problem) => {
  expect(refusalText(spanish, problem)).toBeUndefined();
});

test('so does English', () => {
  expect(refusalText(ENGLISH, { code: 'debt-closed' })).toBeUndefined();
});
