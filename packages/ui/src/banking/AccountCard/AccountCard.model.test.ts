import type { BankAccount } from '@dime-time/finance-core/contract';
import { expect, test } from 'vitest';
import { ENGLISH, wordsOf } from '../../words/index.ts';
import { accountCardWords } from '../words/accountCard.ts';
import { accountKindsWords } from '../words/accountKinds.ts';
import { words as spanishCatalogue } from '../../words/locales/es-US/banking.ts';
import { accountCardModel as modelIn, accountTitle } from './AccountCard.model.ts';

const words = wordsOf(accountCardWords, ENGLISH);
const accountCardModel = (shown: BankAccount) =>
  modelIn(shown, words, wordsOf(accountKindsWords, ENGLISH));

const account: BankAccount = {
  id: 'b_1',
  accountId: 'a_1',
  accountName: 'Everyday Checking',
  accountType: 'checking',
  mask: '0000',
  institutionName: 'First Harbor Bank',
  isActive: true,
};

test('an account is identified by its name, bank, type and last digits', () => {
  expect(accountCardModel(account)).toEqual({
    kind: 'cash',
    currentLabel: 'Current balance',
    availableLabel: 'Available',
    name: 'Everyday Checking',
    origin: ['First Harbor Bank', 'Checking ••0000'],
  });
});

test('blank parts leave no gap and no stray dot', () => {
  const blank = {
    ...account,
    accountName: ' ',
    accountType: 'other',
    mask: '',
    institutionName: '',
  };
  expect(accountCardModel(blank)).toMatchObject({ name: 'Unnamed account', origin: [] });
  expect(accountCardModel({ ...blank, mask: '12' }).origin).toEqual(['••12']);
  expect(accountTitle(blank, words)).toBe('Unnamed account');
  expect(accountTitle(account, words)).toBe('Everyday Checking ••0000');
});

test.each([
  ['checking', 'cash', 'Current balance'],
  ['', 'cash', 'Current balance'],
  ['depository', 'cash', 'Current balance'],
  ['credit union share', 'cash', 'Current balance'],
  ['savings', 'savings', 'Current balance'],
  ['money_market', 'savings', 'Current balance'],
  ['credit', 'credit', 'Balance owed'],
  ['CREDIT_CARD', 'credit', 'Balance owed'],
  ['student', 'loan', 'Balance owed'],
  ['mortgage', 'loan', 'Balance owed'],
  ['brokerage', 'investment', 'Current value'],
])('%s is %s', (accountType, kind, currentLabel) => {
  expect(accountCardModel({ ...account, accountType })).toMatchObject({
    kind,
    currentLabel,
  });
});

test.each([
  ['checking', 'Cuenta de cheques ••0000'],
  ['CREDIT_CARD', 'Tarjeta de crédito ••0000'],
  ['prepaid', 'Prepaid ••0000'],
])('%s is %s in Spanish', (accountType, text) => {
  const kinds = wordsOf(accountKindsWords, { locale: 'es-US', catalogue: spanishCatalogue });
  expect(modelIn({ ...account, accountType }, words, kinds).origin[1]).toBe(text);
});
