import type { LedgerReport, LedgerSum } from './checkLedger.ts';

/** Formats a ledger report as text. */
export function describeLedger({ households, sums, faults }: LedgerReport): string {
  const lines = [`${households} households`, ...sums.map(describeSum)];
  for (const { rule, count, examples } of faults) {
    lines.push(`BROKEN: ${rule} ${count} times:`, ...examples.map((what) => `  ${what}`));
  }
  lines.push(faults.length === 0 ? 'The books are right.' : 'The books are wrong.');
  return lines.join('\n');
}

function describeSum({ unit, accounts, transfers, moved, balance }: LedgerSum): string {
  return `${unit}: ${accounts} accounts, ${transfers} transfers that moved ${moved}, balances add up to ${balance}`;
}
