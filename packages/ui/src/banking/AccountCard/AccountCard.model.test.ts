import type { BankAccount } from '@dime-time/finance-core/contract';
import { expect, test } from 'vitest';
import { ENGLISH, wordsOf } from '../../words/index.ts';
import { accountCardWords } from '../words/accountCard.ts';
import { accountCardModel, accountTitle } from './AccountCard.model.ts';

const words = wordsOf(accountCardWords, ENGLISH);

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
  expect(accountCardModel(account, words)).toEqual({
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
  expect(accountCardModel(blank, words)).toMatchObject({ name: 'Unnamed account', origin: [] });
  expect(accountCardModel({ ...blank, mask: '12' }, words).origin).toEqual(['••12']);
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
  expect(accountCardModel({ ...account, accountType }, words)).toMatchObject({
    kind,
    currentLabel,
  });
});
