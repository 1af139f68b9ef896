import { expect, test } from 'vitest';
import { annuityChecks, ORACLE_ONLY } from './annuityChecks.ts';
import { cardChecks } from './cardChecks.ts';
import type { Check } from './check.ts';
import { goldenPath, readGoldenCases, type GoldenCase } from './golden.ts';
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

const cases = readGoldenCases();

function say(lines: string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}

if (cases) describeCases(cases);
else {
  test('golden cases are not on this machine', () => {
    say([`Golden cases: none checked, since there is no ${goldenPath}`]);
    expect(cases).toBeUndefined();
  });
}

function describeCases(all: GoldenCase[]): void {
  const checked = all.filter(({ fn }) => fn in CHECKS);

  test.each(checked.map((golden) => [golden.id, golden.fn, golden] as const))(
    '%s: %s',
    (_id, fn, golden) => {
      CHECKS[fn]?.(golden);
    },
  );

  test('are each checked, or listed with the reason why not', () => {
    const known = (fn: string) => fn in CHECKS || fn in NOT_OURS;
    expect(all.filter(({ fn }) => !known(fn)).map(({ id }) => id)).toEqual([]);
    expect(Object.keys(ORACLE_ONLY).filter((id) => !all.some((one) => one.id === id))).toEqual([]);
    const notOurs = all.filter(({ fn }) => fn in NOT_OURS);
    const oracleOnly = all.filter(({ id }) => id in ORACLE_ONLY);
    say([
      `Golden cases: ${all.length}; ${checked.length - oracleOnly.length} checked on finance-core,` +
        ` ${oracleOnly.length} on the tests' own annuity oracle only, ${notOurs.length} not ours.`,
      ...oracleOnly.map(({ id }) => `  oracle only  ${id}: ${ORACLE_ONLY[id]}`),
      ...notOurs.map(({ id, fn }) => `  not ours     ${id} (${fn}): ${NOT_OURS[fn]}`),
    ]);
    expect(checked.length + notOurs.length).toBe(all.length);
  });

  test('would catch a figure that is off by a cent', () => {
    const off = all.find(({ id }) => id === 'loan-01');
    expect(() => CHECKS['minCentPayment']?.({ ...off!, expected: 86.33 })).toThrow(/8632/);
  });
}
