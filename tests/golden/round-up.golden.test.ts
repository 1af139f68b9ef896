import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  centsFromNumber,
  MULTIPLIERS,
  parseCents,
  roundUp,
  roundUpProjection,
  sumCents,
  type Cents,
  type Multiplier,
} from '@dime-time/finance-core';

/** Worked examples that others published; not part of the project, so their absence only skips. */
const folder = process.env['SHARED_DATA'] ?? join(import.meta.dirname, '../../../shared/data');
const path = join(folder, 'golden.json');
const present = existsSync(path);
if (!present) process.stdout.write(`Skipped the golden round-ups: there is no ${path}\n`);

interface GoldenInputs {
  amount?: string;
  amounts?: string[];
  available?: string;
  multiplier?: number;
  perTransaction?: number;
  transactionsPerMonth?: number;
  wholeDollar?: string;
}

interface GoldenCase {
  id: string;
  group: string;
  fn: string;
  inputs: GoldenInputs;
  expected: number | { monthly: number; annual: number };
}

function money(value: string | number | undefined): Cents {
  const amount = typeof value === 'number' ? centsFromNumber(value) : parseCents(value ?? '');
  if (amount === undefined) throw new Error(`The golden file has no money in ${value}.`);
  return amount;
}

function multiplierOf(inputs: GoldenInputs): Multiplier {
  const found = MULTIPLIERS.find((multiplier) => multiplier === (inputs.multiplier ?? 1));
  if (!found) throw new Error(`There is no multiplier of ${inputs.multiplier}.`);
  return found;
}

/** Each function of the golden file in terms of ours. */
const FUNCTIONS: Record<string, (inputs: GoldenInputs) => unknown> = {
  roundUp: (inputs) =>
    roundUp(money(inputs.amount), multiplierOf(inputs), {
      ...(inputs.wholeDollar && { wholeDollar: money(inputs.wholeDollar) }),
      ...(inputs.available && { available: money(inputs.available) }),
    }),
  roundUpSum: (inputs) =>
    sumCents((inputs.amounts ?? []).map((amount) => roundUp(money(amount), multiplierOf(inputs)))),
  roundUpProjection: (inputs) =>
    roundUpProjection({
      perPurchase: money(inputs.perTransaction),
      purchasesPerMonth: inputs.transactionsPerMonth ?? 0,
      multiplier: multiplierOf(inputs),
    }),
};

describe.skipIf(!present)('golden round-ups', () => {
  const file = present
    ? (JSON.parse(readFileSync(path, 'utf8')) as { cases: GoldenCase[] })
    : { cases: [] };
  const cases = file.cases.filter((one) => one.group === 'round-up');

  test('there are some', () => {
    expect(cases.length).toBeGreaterThan(0);
  });

  test.each(cases)('$id $fn $inputs', ({ fn, inputs, expected }) => {
    const exact =
      typeof expected === 'number'
        ? money(expected)
        : { monthly: money(expected.monthly), annual: money(expected.annual) };
    expect(FUNCTIONS[fn]?.(inputs)).toEqual(exact);
  });
});
