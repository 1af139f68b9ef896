import { addDays, calendarDay } from '@dime-time/finance-core';
import { createRandom, sandboxDay } from '@dime-time/finance-core/sandbox';
import { describe, expect, test } from 'vitest';
import { DEMO_HOUSEHOLDS } from '../../packages/api/src/seed/demoHouseholds.ts';
import { readCatalogue, readLocales } from '../../packages/ui/build/words/readCatalogue.ts';
import { knownName } from '../../packages/ui/src/internal/knownName.ts';
import { CATEGORIES } from '../../packages/ui/src/transactions/AddTransactionDialog/AddTransactionForm.model.ts';

/**
 * The general categories of the bank-connection provider: its older list, and its newer taxonomy.
 *
 * Source: https://plaid.com/docs/api/products/transactions/
 */
const OF_PROVIDER = [
  'Bank Fees',
  'Cash Advance',
  'Community',
  'Food and Drink',
  'Healthcare',
  'Interest',
  'Payment',
  'Recreation',
  'Service',
  'Shops',
  'Tax',
  'Transfer',
  'Travel',
  'BANK_FEES',
  'ENTERTAINMENT',
  'FOOD_AND_DRINK',
  'GENERAL_MERCHANDISE',
  'GENERAL_SERVICES',
  'GOVERNMENT_AND_NON_PROFIT',
  'HOME_IMPROVEMENT',
  'INCOME',
  'LOAN_DISBURSEMENTS',
  'LOAN_PAYMENTS',
  'MEDICAL',
  'OTHER',
  'PERSONAL_CARE',
  'RENT_AND_UTILITIES',
  'TRANSFER_IN',
  'TRANSFER_OUT',
  'TRANSPORTATION',
  'TRAVEL',
];

/** The categories of the sandbox bank of mocks and servers, in a season of its days. */
function ofSandbox(): string[] {
  const random = createRandom(1);
  const rows = Array.from({ length: 90 }, (_, index) =>
    sandboxDay({
      random,
      accountId: 'checking',
      cardId: 'card',
      day: addDays(calendarDay('2026-08-01'), index),
      timeZone: 'America/New_York',
      perDay: 10,
      limit: 10,
      until: '2027-01-01T00:00:00Z',
    }),
  ).flat();
  return rows.flatMap(({ category: [general] }) => general ?? []);
}

const ofDemo = Object.values(DEMO_HOUSEHOLDS).flatMap(({ purchases }) =>
  purchases.map(({ category }) => category),
);

const categories = [...new Set([...OF_PROVIDER, ...CATEGORIES, ...ofSandbox(), ...ofDemo])];

test('the sandbox bank has rows that are no purchases, too', () => {
  expect(categories.length).toBeGreaterThan(OF_PROVIDER.length);
  expect(ofSandbox()).toEqual(expect.arrayContaining(['Payment', 'Transfer', 'Bank Fees']));
});

describe.each(readLocales())('%s', (locale) => {
  test('has a word for each category that can come', () => {
    const words = readCatalogue(locale)['categories']?.['categories'] ?? {};
    expect(categories.filter((category) => knownName(category, words) === undefined)).toEqual([]);
  });
});
