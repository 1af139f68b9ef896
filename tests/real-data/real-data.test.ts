import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatUsd, roundUp, sumCents, type Cents } from '@dime-time/finance-core';
import type { BankTransaction } from '@dime-time/finance-core/contract';
import { createMockBackend, loadBankFile } from '@dime-time/mocks';
import { describe, expect, test } from 'vitest';

const FOLDER = join(
  process.env['SHARED_DATA'] ?? join(import.meta.dirname, '../../../shared/data'),
  'real',
);

/** Every amount above zero rounded up, whatever the row is: figures worked out beside the project. */
const FILES = [
  { name: 'plaid-assets-credit-categories', allOutflows: '$48.68' },
  { name: 'plaid-welder-user', allOutflows: '$8.28' },
  { name: 'plaid-credit-card-custom-user', allOutflows: '$1.18' },
];

const roundUps = (rows: readonly BankTransaction[]): Cents =>
  sumCents(rows.map(({ amount }) => roundUp(amount)));

describe.each(FILES)('$name', ({ name, allOutflows }) => {
  const path = join(FOLDER, `${name}.json`);

  test('its rows become purchases and round-ups', (context) => {
    if (!existsSync(path)) {
      console.info(`Skipped: there is no ${path}; set SHARED_DATA to the folder that holds it.`);
      return context.skip();
    }
    const file = loadBankFile(JSON.parse(readFileSync(path, 'utf8')));
    const reasons = Map.groupBy(file.decisions, ({ decision }) => decision.reason);
    const outflows = file.rows.filter(({ amount }) => amount > 0);
    console.info(
      [
        `${name}: ${file.rows.length} rows, ${outflows.length} of them money out`,
        ...[...reasons].map(
          ([reason, found]) =>
            `  ${reason}: ${found.length} rows, round-ups ${formatUsd(roundUps(found.map(({ row }) => row)))}`,
        ),
        `  all outflows rounded up: ${formatUsd(roundUps(outflows))}`,
        `  purchases rounded up: ${formatUsd(roundUps(file.purchases))}`,
      ].join('\n'),
    );
    expect(formatUsd(roundUps(outflows))).toBe(allOutflows);
    expect(file.decisions).toHaveLength(file.rows.length);

    // The household counts the same purchases, and no other row.
    const { state } = createMockBackend({ bankTransactions: file });
    expect(state.transactions).toHaveLength(file.purchases.length);
    expect(sumCents(state.transactions.map((row) => row.roundUpAmount))).toBe(
      roundUps(file.purchases),
    );
  });
});

test('the card user, row by row', (context) => {
  const path = join(FOLDER, 'plaid-credit-card-custom-user.json');
  if (!existsSync(path)) return context.skip();
  const file = loadBankFile(JSON.parse(readFileSync(path, 'utf8')));
  const lines = file.decisions.map(
    ({ row, decision }) =>
      `${row.date} ${row.name} ${formatUsd(row.amount)}: ${decision.reason}, round-up ${formatUsd(roundUp(row.amount))}`,
  );
  console.info(lines.join('\n'));
  // Rent buys a month of housing, so it counts; as whole dollars it gives nothing.
  expect(lines).toEqual([
    '2026-07-21 Amazon.com Purchase $87.43: purchase, round-up $0.57',
    '2026-07-19 Whole Foods Market $156.89: purchase, round-up $0.11',
    '2026-07-17 Shell Gas Station $45.00: purchase, round-up $0.00',
    '2026-07-15 Monthly Rent Payment $1,200.00: purchase, round-up $0.00',
    '2026-07-13 Starbucks Coffee $23.50: purchase, round-up $0.50',
  ]);
  expect(formatUsd(roundUps(file.purchases))).toBe('$1.18');
  expect(file.debts).toEqual([
    {
      id: 'debt-account-1',
      name: 'Plaid Credit Card',
      accountNumber: '',
      currentBalance: 124_567,
      originalBalance: 124_567,
      minimumPayment: 3500,
      interestRate: 16_990,
      dueDate: 1,
    },
  ]);
});
