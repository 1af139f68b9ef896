import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { monthlyHistory, type DebtEntry } from '../household/monthlyHistory.ts';
import { cents } from '../money/index.ts';
import { addDays, calendarDay, calendarMonth, monthOf } from '../time/index.ts';
import { debtActivity, type PaymentOnDay } from './debtActivity.ts';

const payment = (id: string, on: string, amount: number) => ({
  id,
  on: calendarDay(on),
  amount: cents(amount),
  source: 'manual',
});

const november = {
  balance: cents(92_000),
  paid: cents(13_000),
  interest: cents(3_000),
  corrections: [
    { on: calendarDay('2026-11-02'), reason: 'interest' as const, amount: cents(3_000) },
    { on: calendarDay('2026-11-20'), reason: 'purchases' as const, amount: cents(2_000) },
  ],
};

function historyOf(last: Partial<typeof november> = {}) {
  const first = { balance: cents(100_000), paid: cents(0), interest: cents(0) };
  return [
    { month: calendarMonth('2026-10'), debts: [{ debtId: 'd', ...first }] },
    {
      month: calendarMonth('2026-11'),
      debts: [
        { debtId: 'other', ...first, ...november },
        { debtId: 'd', ...november, ...last },
      ],
    },
  ];
}

const payments = [payment('b', '2026-11-20', 3_000), payment('a', '2026-11-15', 10_000)];

const shown = (input: Partial<Parameters<typeof debtActivity>[0]>) =>
  debtActivity({ history: historyOf(), payments, debtId: 'd', ...input }).map(
    ({ on, month, kind, change, balance }) => [on ?? month, kind, change, balance],
  );

describe('debtActivity', () => {
  test('has every change by day, with what is owed after it', () => {
    expect(shown({})).toEqual([
      ['2026-10', 'start', 0, 100_000],
      ['2026-11-02', 'interest', 3_000, 103_000],
      ['2026-11-15', 'manual', -10_000, 93_000],
      // Whether the statement or the payment came first is not known.
      ['2026-11-20', 'purchases', 2_000, undefined],
      ['2026-11-20', 'manual', -3_000, 92_000],
    ]);
  });

  test('on a day of statements or of payments alone, each has its balance', () => {
    const [interest, purchases] = november.corrections;
    if (!interest || !purchases) throw new Error('Two corrections are needed.');
    const history = historyOf({ corrections: [interest, { ...purchases, on: interest.on }] });
    const twice = [payment('a', '2026-11-15', 10_000), payment('b', '2026-11-15', 3_000)];
    expect(shown({ history, payments: twice }).slice(1)).toEqual([
      ['2026-11-02', 'interest', 3_000, 103_000],
      ['2026-11-02', 'purchases', 2_000, 105_000],
      ['2026-11-15', 'manual', -10_000, 95_000],
      ['2026-11-15', 'manual', -3_000, 92_000],
    ]);
    // With a payment on that day, none but the last is known.
    const [first, ...others] = [payment('b', '2026-11-02', 3_000), ...twice.slice(0, 1)];
    expect(shown({ history, payments: [first, ...others] }).slice(1)).toEqual([
      ['2026-11-02', 'interest', 3_000, undefined],
      ['2026-11-02', 'purchases', 2_000, undefined],
      ['2026-11-02', 'manual', -3_000, 102_000],
      ['2026-11-15', 'manual', -10_000, 92_000],
    ]);
  });

  test('what has no day comes last in its month, and what is owed before it is unknown', () => {
    const history = historyOf({ balance: cents(95_500) });
    expect(shown({ history }).slice(1)).toEqual([
      ['2026-11-02', 'interest', 3_000, undefined],
      ['2026-11-15', 'manual', -10_000, undefined],
      ['2026-11-20', 'purchases', 2_000, undefined],
      ['2026-11-20', 'manual', -3_000, undefined],
      ['2026-11', 'other', 3_500, 95_500],
    ]);
  });

  test('interest and payments that are not listed have the month alone', () => {
    const { corrections: _none, ...sums } = { ...november, balance: cents(90_000) };
    const history = [{ month: calendarMonth('2026-11'), debts: [{ debtId: 'd', ...sums }] }];
    expect(shown({ history, payments: payments.slice(1) })).toEqual([
      ['2026-11', 'start', 0, 100_000],
      ['2026-11-15', 'manual', -10_000, undefined],
      ['2026-11', 'interest', 3_000, undefined],
      ['2026-11', 'other', -3_000, 90_000],
    ]);
  });

  test('a payment that the months do not have yet changes the balance', () => {
    const newest = payment('c', '2026-12-01', 1_000);
    expect(shown({ payments: [...payments, newest] }).at(-1)).toEqual([
      '2026-12-01',
      'manual',
      -1_000,
      91_000,
    ]);
    const sameMonth = payment('c', '2026-11-28', 1_000);
    expect(shown({ payments: [...payments, sameMonth] }).at(-1)?.[3]).toBe(91_000);
  });

  test('without months, payments have no balance', () => {
    expect(shown({ history: [] })).toEqual([
      ['2026-11-15', 'manual', -10_000, undefined],
      ['2026-11-20', 'manual', -3_000, undefined],
    ]);
    expect(shown({ history: [], payments: [] })).toEqual([]);
  });

  const REASONS = ['interest', 'purchases', 'correction', undefined] as const;

  /** Changes of a debt on days from the first of January on, as a ledger has them. */
  const changes = fc.array(
    fc.record({
      day: fc.nat(800),
      // No ledger has an entry of zero.
      owed: fc.integer({ min: -10_000_000, max: 10_000_000 }).filter((owed) => owed !== 0),
      isPayment: fc.boolean(),
      reason: fc.constantFrom(...REASONS),
    }),
    { maxLength: 60 },
  );

  test('the start and all changes add up to what the ledger owes now', () => {
    fc.assert(
      fc.property(changes, (all) => {
        const first = calendarDay('2024-01-01');
        const entries: DebtEntry[] = [
          { debtId: 'd', month: monthOf(first), kind: 'opening', owed: cents(5_000_000) },
        ];
        const paid: PaymentOnDay<string>[] = [];
        for (const [index, { day, owed, isPayment, reason }] of all.entries()) {
          const on = addDays(first, day);
          const amount = isPayment ? -Math.abs(owed) : owed;
          entries.push({
            debtId: 'd',
            month: monthOf(on),
            owed: cents(amount),
            ...(isPayment
              ? { kind: 'payment' }
              : { kind: 'adjustment', reason, ...(reason && { on }) }),
          });
          if (isPayment)
            paid.push({ id: `${index}`, on, amount: cents(-amount), source: 'manual' });
        }
        const range = { from: monthOf(first), to: monthOf(addDays(first, 800)) };
        const history = monthlyHistory({ entries, roundUps: [], range });
        const rows = debtActivity({ history, payments: paid, debtId: 'd' });
        const owedNow = history.at(-1)?.debts[0]?.balance;
        const changed = rows.reduce((sum, { change }) => sum + change, rows[0]?.balance ?? 0);
        expect(changed).toBe(owedNow);
        expect(rows.at(-1)?.balance).toBe(owedNow);
        // The months before the last agree as well, wherever the balance is known.
        for (const { month, debts } of history) {
          const inMonth = rows.filter((row) => row.month === month);
          if (inMonth.length > 0) expect(inMonth.at(-1)?.balance).toBe(debts[0]?.balance);
        }
        const kinds = rows.filter(({ kind }) => kind === 'manual');
        expect(kinds).toHaveLength(paid.length);
      }),
    );
  });
});
