import { describe, expect, test } from 'vitest';
import { endpoints } from './endpoints.ts';

interface Shape {
  readonly entries?: Readonly<Record<string, Shape>>;
  readonly item?: Shape;
}

/** What stands in a list, or the thing itself. */
const inside = (schema: unknown): Shape => {
  const { item, ...shape } = schema as Shape;
  return item ?? shape;
};
const fieldsOf = (schema: unknown) => Object.keys(inside(schema).entries ?? {});
const fieldOf = (schema: unknown, name: string) => inside(schema).entries?.[name];

const { getBankBalances, getCryptoSummary } = endpoints;

describe('an entity of the wire', () => {
  // @requirement 3.user 3.contact 3.transaction 3.debt 3.payment 3.summary 3.settings 3.purchase
  // @requirement 3.crypto-summary 3.bank-account 3.bank-balance 3.bank-transaction 3.token-info
  // @requirement 3.token-balance 3.token-reward 3.stake-request
  test.each([
    ['User', endpoints.getUser.answer, ['firstName', 'lastName', 'email', 'id']],
    ['Contact message', endpoints.sendContact.body, ['name', 'email', 'message']],
    [
      'Transaction',
      endpoints.getTransactions.answer,
      ['id', 'merchant', 'category', 'date', 'amount', 'roundUpAmount', 'description'],
    ],
    [
      'Debt',
      endpoints.getDebts.answer,
      [
        'id',
        'name',
        'accountNumber',
        'currentBalance',
        'originalBalance',
        'minimumPayment',
        'interestRate',
        'dueDate',
      ],
    ],
    ['Payment', endpoints.getPayments.answer, ['debtId', 'amount', 'date', 'source']],
    [
      'Dashboard summary',
      endpoints.getDashboardSummary.answer,
      [
        'totalRoundUps',
        'thisMonthRoundUps',
        'totalDebt',
        'thisMonthPayments',
        'progressPercentage',
        'debtFreeDate',
      ],
    ],
    [
      'Round-up settings',
      endpoints.getRoundUpSettings.answer,
      [
        'isEnabled',
        'multiplier',
        'autoApplyThreshold',
        'cryptoEnabled',
        'cryptoPercentage',
        'preferredCrypto',
      ],
    ],
    [
      'Crypto purchase',
      endpoints.getCryptoPurchases.answer,
      ['id', 'cryptoSymbol', 'amountUsd', 'status', 'createdAt'],
    ],
    [
      'Crypto summary',
      getCryptoSummary.answer,
      ['totalInvested', 'totalPurchases', 'lastPurchase', 'portfolio'],
    ],
    [
      'Entry of a portfolio',
      fieldOf(getCryptoSummary.answer, 'portfolio'),
      ['symbol', 'purchaseCount', 'totalInvested', 'totalCrypto'],
    ],
    [
      'Linked bank account',
      endpoints.getBankAccounts.answer,
      ['id', 'accountId', 'accountName', 'accountType', 'mask', 'institutionName', 'isActive'],
    ],
    ['Bank balances', getBankBalances.answer, ['account_id', 'balances']],
    ['Balances', fieldOf(getBankBalances.answer, 'balances'), ['current', 'available']],
    [
      'Bank transaction',
      endpoints.getBankTransactions.answer,
      ['transaction_id', 'merchant_name', 'name', 'date', 'account_id', 'category', 'amount'],
    ],
    [
      'Token info',
      endpoints.getTokenInfo.answer,
      ['currentPrice', 'priceChange24h', 'marketCap', 'volume24h', 'totalSupply'],
    ],
    ['Token balance', endpoints.getTokenBalance.answer, ['balance', 'stakedAmount', 'totalEarned']],
    ['Token reward', endpoints.getTokenRewards.answer, ['id', 'action', 'amount', 'createdAt']],
    ['Stake request', endpoints.stakeTokens.body, ['amount', 'duration']],
  ] as const)('%s has the fields of the specification', (_name, schema, fields) => {
    expect(fieldsOf(schema)).toEqual(expect.arrayContaining([...fields]));
  });
});
