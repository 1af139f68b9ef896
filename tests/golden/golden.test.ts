import { describe, expect, test } from 'vitest';
import { annuityChecks, ORACLE_ONLY } from './annuityChecks.ts';
import { cardChecks } from './cardChecks.ts';
import type { Check } from './check.ts';
import { goldenPath, readGoldenCases } from './golden.ts';
import { planChecks } from './planChecks.ts';
import { roundUpChecks } from './roundUpChecks.ts';
import { scheduleChecks } from './scheduleChecks.ts';
import { yieldChecks } from './yieldChecks.ts';

const CHECKS: Record<string, Check> = {
  ...annuityChecks,
  ...cardChecks,
  ...planChecks,
  ...roundUpChecks,
  ...scheduleChecks,
  ...yieldChecks,
};

/** Functions of cases that are not ours to compute, and whose they are. */
const NOT_OURS: Record<string, string> = {
  rsEncode: 'error correction is the qrcode library’s; its symbols are read back by decoders',
  rsGenerator: 'error correction is the qrcode library’s',
  bch: 'format and version bits are the qrcode library’s',
  formatInfo: 'format bits are the qrcode library’s',
  byteCapacityTable: 'the choice of a version is the qrcode library’s',
  segBits: 'the encoding of a segment is the qrcode library’s',
  qrMatrix: 'whole symbols are the qrcode library’s',
};

const found = readGoldenCases();
const cases = found ?? [];
const checked = cases.filter(({ fn }) => fn in CHECKS);

function say(lines: string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}

if (!found) say([`Golden cases: none checked, since there is no ${goldenPath}`]);

describe('golden cases', () => {
  test.each(checked.map((golden) => [golden.id, golden.fn, golden] as const))(
    '%s: %s',
    (_id, fn, golden) => {
      CHECKS[fn]?.(golden);
    },
  );

  test('are each checked, or listed with the reason why not', () => {
    const notOurs = cases.filter(({ fn }) => fn in NOT_OURS);
    const oracleOnly = checked.filter(({ id }) => id in ORACLE_ONLY);
    say([
      `Golden cases: ${cases.length}; ${checked.length - oracleOnly.length} checked on finance-core,` +
        ` ${oracleOnly.length} on the tests' own annuity oracle only, ${notOurs.length} not ours.`,
      ...oracleOnly.map(({ id }) => `  oracle only  ${id}: ${ORACLE_ONLY[id]}`),
      ...notOurs.map(({ id, fn }) => `  not ours     ${id} (${fn}): ${NOT_OURS[fn]}`),
    ]);
    const accounted = new Set([...checked, ...notOurs]);
    expect(cases.filter((one) => !accounted.has(one)).map(({ id }) => id)).toEqual([]);
  });

  test('would catch a figure that is off by a cent', () => {
    const golden = {
      id: 'planted',
      group: 'amortization',
      fn: 'split',
      inputs: { balance: 1200, apr: 0.12, payment: 100 },
      tolerance: 0,
    };
    const check = CHECKS['split'];
    expect(() => check?.({ ...golden, expected: { interest: 12, principal: 88 } })).not.toThrow();
    expect(() => check?.({ ...golden, expected: { interest: 12.01, principal: 88 } })).toThrow(
      '1201',
    );
  });
});
