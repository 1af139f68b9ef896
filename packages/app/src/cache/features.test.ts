import { endpoints, readAnswer, type Endpoint } from '@dime-time/finance-core/contract';
import { describe, expect, test } from 'vitest';
import { hasExtensionFields, offersExtensions, omitUnsupportedFields } from './features.ts';

const payment = {
  id: 'p_1',
  debtId: 'd_1',
  amount: '20.00',
  date: '2026-11-19T14:05:00Z',
  source: 'manual',
};
const undo = { undoUntil: '2026-11-19T14:05:10Z' };
const summary = {
  totalRoundUps: '12.50',
  thisMonthRoundUps: '2.00',
  totalDebt: '1200.00',
  thisMonthPayments: '0.00',
  progressPercentage: 40,
  debtFreeDate: null,
};
const purse = {
  roundUpsWaiting: '2.94',
  roundUpsApplied: '9.56',
  roundUpsInvested: '0.00',
  roundUpsReturned: '0.00',
  nextSweep: '2026-11-30T05:00:00Z',
  asOf: '2026-11-19',
  monthlyRoundUps: '20.00',
  chargedAccount: { accountId: 'a_1', name: 'Everyday', mask: '0000', available: '120.00' },
  earlierRoundUps: { from: '2026-11-01', amount: '1.20', purchases: 2 },
};
const settings = {
  isEnabled: true,
  multiplier: '1.00',
  autoApplyThreshold: '25.00',
  cryptoEnabled: false,
  cryptoPercentage: '25',
  preferredCrypto: 'BTC',
};
const transaction = {
  id: 't_1',
  merchant: 'Corner Shop',
  category: 'Groceries',
  date: '2026-11-19T14:05:00Z',
  amount: '-4.67',
  roundUpAmount: '0.00',
};
const debt = {
  id: 'd_1',
  name: 'Store Card',
  accountNumber: '',
  currentBalance: '1200.00',
  originalBalance: '2000.00',
  minimumPayment: '35.50',
  interestRate: 19.9,
  dueDate: 3,
};
const edits = {
  status: 'open',
  balanceAsOf: '2026-11-01',
  estimatedInterest: '4.12',
  paidSince: '12.00',
  paidSinceDue: '8.00',
  addedCharges: '31.22',
  minimumRule: { kind: 'fixed', amount: '35.50' },
  promotion: { interestRate: 0, endsOn: '2027-01-01' },
};

describe('omitUnsupportedFields', () => {
  test.each<[string, Endpoint, string, bare: unknown, extended: unknown]>([
    ['a summary', endpoints.getDashboardSummary, 'purse', summary, { ...summary, ...purse }],
    [
      'settings',
      endpoints.getRoundUpSettings,
      'purse',
      settings,
      { ...settings, sweep: 'both', floor: '200.00', pausedUntil: null },
    ],
    [
      'purchases',
      endpoints.getTransactions,
      'purse',
      [transaction],
      [{ ...transaction, roundUpReturned: '0.33' }],
    ],
    ['debts', endpoints.getDebts, 'debts.edit', [debt], [{ ...debt, ...edits }]],
    ['payments', endpoints.getPayments, 'payments.undo', [payment], [{ ...payment, ...undo }]],
    [
      'payments of sweeps',
      endpoints.getPayments,
      'purse',
      [payment],
      [{ ...payment, isAutomatic: true }],
    ],
    ['a payment', endpoints.createPayment, 'payments.undo', payment, { ...payment, ...undo }],
    [
      'a boost',
      endpoints.createAcceleratedPayment,
      'payments.undo',
      { message: 'Paid.', payment },
      { message: 'Paid.', payment: { ...payment, ...undo } },
    ],
  ])('%s is as on a bare server, unless the feature is named', (...row) => {
    const [, endpoint, feature, bare, extended] = row;
    const answer = readAnswer(endpoint, extended);
    expect(omitUnsupportedFields(endpoint, answer, ['events'])).toEqual(readAnswer(endpoint, bare));
    expect(omitUnsupportedFields(endpoint, answer, [feature])).toBe(answer);
    expect(hasExtensionFields(endpoint)).toBe(true);
  });

  test('leaves an answer as it is that has nothing of an extension', () => {
    const bare = readAnswer(endpoints.getPayments, [payment]);
    expect(omitUnsupportedFields(endpoints.getPayments, bare, [])).toBe(bare);
    const info = { configured: { configured: true } };
    expect(omitUnsupportedFields(endpoints.getServiceStatus, info, [])).toBe(info);
    expect(hasExtensionFields(endpoints.getServiceStatus)).toBe(false);
  });
});

const cacheOf = (answers: Record<string, unknown>) => ({
  get: (path: string) => (path in answers ? { data: answers[path] } : undefined),
});

describe('offersExtensions', () => {
  test('a server that names features does', () => {
    expect(offersExtensions(cacheOf({ '/api/service-status': { features: ['purse'] } }))).toBe(
      true,
    );
  });

  test.each([
    ['nothing is known', {}],
    ['a bare server', { '/api/service-status': {}, '/api/dashboard-summary': {} }],
    ['a list without an entry', { '/api/service-status': { features: [] } }],
    ['a purse of a server that names none', { '/api/dashboard-summary': { roundUpsWaiting: 294 } }],
  ])('%s does not', (_name, answers) => {
    expect(offersExtensions(cacheOf(answers))).toBe(false);
  });
});
