import { expect } from 'vitest';
import {
  parseCents,
  roundUp,
  roundUpProjection,
  sumCents,
  type Cents,
  type Multiplier,
} from '@dime-time/finance-core';
import { money, type Check } from './check.ts';

interface Purchase {
  amount: string;
  multiplier?: Multiplier;
  wholeDollar?: string;
  available?: string;
}

function parsed(text: string): Cents {
  const amount = parseCents(text);
  if (amount === undefined) throw new RangeError(`${text} is not money.`);
  return amount;
}

export const roundUpChecks: Record<string, Check> = {
  roundUp(golden) {
    const { amount, multiplier = 1, wholeDollar, available } = golden.inputs as Purchase;
    const change = roundUp(parsed(amount), multiplier, {
      ...(wholeDollar !== undefined && { wholeDollar: parsed(wholeDollar) }),
      ...(available !== undefined && { available: parsed(available) }),
    });
    expect(change).toBe(money(golden.expected as number));
  },
  roundUpSum(golden) {
    const { amounts } = golden.inputs as { amounts: string[] };
    const week = sumCents(amounts.map((amount) => roundUp(parsed(amount))));
    expect(week).toBe(money(golden.expected as number));
  },
  roundUpProjection(golden) {
    const { perTransaction, transactionsPerMonth, multiplier } = golden.inputs as {
      perTransaction: number;
      transactionsPerMonth: number;
      multiplier: Multiplier;
    };
    const { monthly, annual } = roundUpProjection({
      perPurchase: money(perTransaction),
      purchasesPerMonth: transactionsPerMonth,
      multiplier,
    });
    expect({ monthly: monthly / 100, annual: annual / 100 }).toEqual(golden.expected);
  },
};
