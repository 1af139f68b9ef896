import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { months } from '../index.ts';
import { cents, type Apr } from '../../money/index.ts';
import { addDays, addMonths, calendarDay, type CalendarDay } from '../../time/index.ts';
import { basisPoints } from './basisPoints.ts';
import type { MinimumRule, OneOffPayment, PlanDebt, PlanInput, ScheduleRow } from './index.ts';
import { owedNow } from './owedNow.ts';
import { simulatePlan } from './simulatePlan.ts';

const LAST_MONTH = 40;
const asOf = calendarDay('2026-08-31');

function isDueDay(dueDate: number, day: CalendarDay): boolean {
  const isLast = addDays(day, 1).endsWith('-01');
  return Number(day.slice(8)) === dueDate || (isLast && Number(day.slice(8)) < dueDate);
}

function daysFrom(start: CalendarDay, end: CalendarDay): bigint {
  return BigInt((Date.parse(end) - Date.parse(start)) / 86_400_000);
}

/** The due days from the first day of the plans, which are walked to once. */
const dueDays = new Map<number, CalendarDay[]>();

/** The day of a payment: 0 for the first day, and then each due day. */
function paidOn({ dueDate }: PlanDebt, payment: number): CalendarDay {
  if (dueDate === undefined || payment === 0) return addMonths(asOf, payment);
  const days = dueDays.get(dueDate) ?? [];
  dueDays.set(dueDate, days);
  for (
    let day = addDays(days.at(-1) ?? addDays(asOf, -1), 1);
    days.length < payment;
    day = addDays(day, 1)
  ) {
    if (isDueDay(dueDate, day)) days.push(day);
  }
  return days[payment - 1]!;
}

/**
 * The rules of a plan once more, in BigInt and without any cleverness: every month recomputes
 * everything, dates by walking the calendar, the order by looking for the next debt each time.
 */
function oracle(input: PlanInput, lastMonth: number) {
  const { debts, strategy = 'avalanche', oneOffs = [], paysToday = false } = input;
  const rollover = input.rollover ?? strategy !== 'minimum-only';
  const extra = BigInt(input.extraMonthly ?? 0);
  const balances = debts.map(({ currentBalance, estimatedInterest = 0 }) =>
    currentBalance > 0 ? BigInt(currentBalance) + BigInt(estimatedInterest) : 0n,
  );
  const opening = [...balances];
  const rows: ScheduleRow[][] = debts.map(() => []);
  const roundedQuotient = (a: bigint, b: bigint) => (2n * a + b) / (2n * b);
  const least = (a: bigint, b: bigint) => (a < b ? a : b);
  const most = (a: bigint, b: bigint) => (a > b ? a : b);
  let committed = 0n;

  const rateOf = (debt: PlanDebt, month: number) =>
    debt.promotion && paidOn(debt, month - 1) <= debt.promotion.endsOn
      ? debt.promotion.interestRate
      : debt.interestRate;
  const comesBefore = (a: number, b: number, month: number) => {
    const byRate =
      rateOf(debts[b]!, month) - rateOf(debts[a]!, month) || Number(opening[b]! - opening[a]!);
    if (strategy === 'minimum-only') return a < b;
    if (strategy === 'avalanche') return byRate < 0 || (byRate === 0 && a < b);
    if (strategy === 'snowball') {
      const bySize = Number(opening[a]! - opening[b]!) || byRate;
      return bySize < 0 || (bySize === 0 && a < b);
    }
    const place = (index: number) => [...strategy, debts[index]!.id].indexOf(debts[index]!.id);
    return place(a) < place(b) || (place(a) === place(b) && a < b);
  };
  const once = [...new Set(oneOffs.map(({ on }) => on))]
    .map((day) => ({
      on: day,
      left: oneOffs.reduce((sum, { on, amount }) => sum + (on === day ? BigInt(amount) : 0n), 0n),
    }))
    .toSorted((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0));

  const isPart = ({ dueDate, estimatedInterest }: PlanDebt) =>
    dueDate !== undefined && estimatedInterest !== undefined;
  // The last month in which something of it was kept for a debt that is due before its day.
  const keptIn = new Map<(typeof once)[number], number>();

  // Of the first month, the days until the due day, and those from the due day before.
  const partOf = ({ dueDate, estimatedInterest }: PlanDebt) => {
    if (dueDate === undefined || estimatedInterest === undefined) return { days: 1n, of: 1n };
    let days = 0;
    while (!isDueDay(dueDate, addDays(asOf, days))) days += 1;
    let before = -1;
    while (!isDueDay(dueDate, addDays(asOf, before))) before -= 1;
    return { days: BigInt(days), of: BigInt(days - before) };
  };

  // From the payment before, or the due day before the plan.
  const wholeMonth = (debt: PlanDebt, payment: number) => {
    if (payment === 0) return { days: 0n, of: 1n };
    const end = paidOn(debt, payment);
    let start = paidOn(debt, payment - 1);
    if (payment === 1 && debt.dueDate !== undefined) {
      start = addDays(asOf, -1);
      while (!isDueDay(debt.dueDate, start)) start = addDays(start, -1);
    }
    const days = daysFrom(start, end);
    return { days, of: days };
  };

  for (let month = 1; month <= lastMonth && balances.some((balance) => balance > 0n); month += 1) {
    const open = debts.map((_, index) => index).filter((index) => balances[index]! > 0n);
    const interestOf = (debt: PlanDebt, index: number, { days, of } = { days: 1n, of: 1n }) =>
      paysToday && month === 1
        ? 0n
        : roundedQuotient(balances[index]! * BigInt(rateOf(debt, month)) * days, 1_200_000n * of);
    const whole = debts.map((debt, index) => interestOf(debt, index));
    const interest = debts.map((debt, index) =>
      interestOf(debt, index, month === 1 ? partOf(debt) : undefined),
    );
    const asked = debts.map((debt, index) => {
      const rule = debt.minimumRule ?? { kind: 'fixed', amount: debt.minimumPayment };
      if (rule.kind === 'fixed') return BigInt(rule.amount);
      const base = balances[index]! + (rule.of === 'with-interest' ? whole[index]! : 0n);
      const share = roundedQuotient(base * BigInt(rule.share), 10_000n);
      const sum = rule.kind === 'percent-or-floor' ? share : share + whole[index]!;
      return sum > BigInt(rule.floor) ? sum : BigInt(rule.floor);
    });
    const ahead = debts.map(({ paidSinceDue = 0 }) => (month === 1 ? BigInt(paidSinceDue) : 0n));
    const sum = (list: bigint[]) => open.reduce((total, index) => total + list[index]!, 0n);
    if (month === 1) committed = sum(asked) + extra;
    const inOrder = open.toSorted((a, b) => (comesBefore(a, b, month) ? -1 : 1));
    // What is paid on the due days, as if what was paid ahead was still owed, where this much was paid before.
    const plan = (charged: bigint[], before: bigint[]) => {
      const owed = debts.map(
        (_, index) => balances[index]! + charged[index]! - before[index]! + ahead[index]!,
      );
      const paying = debts.map((_, index) => least(asked[index]!, owed[index]!));
      let spare = rollover ? most(committed - sum(paying), 0n) : extra;
      if (month === 1) spare = most(spare - BigInt(input.extraPaid ?? 0), 0n);
      for (const index of inOrder) {
        const given = least(spare, owed[index]! - paying[index]!);
        paying[index]! += given;
        spare -= given;
      }
      return { paying, owesAfter: owed.map((all, index) => all > paying[index]!) };
    };
    const none = debts.map(() => 0n);
    const first = plan(interest, none).paying;
    const kept = new Map(once.map((pool) => [pool, 0n]));
    const paidOnce = debts.map((): OneOffPayment[] => []);
    for (const index of inOrder) {
      const one = debts[index]!;
      const payday = paidOn(one, paysToday ? month - 1 : month);
      let booked = balances[index]!;
      if (month === 1) booked -= BigInt(one.estimatedInterest ?? 0);
      const before = paidOn(one, Math.max(0, paysToday ? month - 2 : month - 1));
      const last = paidOn(one, Math.max(0, paysToday ? month - 3 : month - 2));
      const wasKept = (pool: (typeof once)[number]) => keptIn.get(pool) === month - 1;
      const isOpen = (pool: (typeof once)[number]) =>
        pool.on <= payday &&
        (month === 1 || pool.on > before || (wasKept(pool) && (month === 2 || pool.on > last)));
      for (const pool of once.filter(isOpen)) {
        const amount = least(pool.left - kept.get(pool)!, booked);
        if (amount <= 0n) continue;
        paidOnce[index]!.push({ on: pool.on, amount: cents(Number(amount)) });
        pool.left -= amount;
        booked -= amount;
      }
      if (paidOnce[index]!.length > 0) {
        const { days, of } =
          month === 1 && !paysToday && isPart(one)
            ? partOf(one)
            : wholeMonth(one, paysToday ? month - 1 : month);
        // Day by day: on each, what is owed without the payments until then.
        const leftOn = (on: CalendarDay) => least(daysFrom(on < asOf ? asOf : on, payday), days);
        let total = 0n;
        for (let step = days; step > 0n; step -= 1n) {
          const until = paidOnce[index]!.filter(({ on }) => leftOn(on) >= step);
          total += until.reduce((owed, { amount }) => owed - BigInt(amount), balances[index]!);
        }
        interest[index] = roundedQuotient(total * BigInt(rateOf(one, month)), 1_200_000n * of);
      }
      // What it still owes after its due day is kept of the money that comes later.
      const paid = paidOnce[index]!.reduce((all, { amount }) => all + BigInt(amount), 0n);
      let after = balances[index]! + interest[index]! + ahead[index]! - paid - first[index]!;
      for (const pool of once.filter(({ on }) => on > payday)) {
        const amount = least(pool.left - kept.get(pool)!, after);
        if (amount <= 0n) continue;
        kept.set(pool, kept.get(pool)! + amount);
        keptIn.set(pool, month);
        after -= amount;
      }
    }
    const before = paidOnce.map((list) => list.reduce((all, one) => all + BigInt(one.amount), 0n));
    const { paying } = plan(interest, before);
    const covered = paying.map((all, index) => least(all, ahead[index]!));
    const owed = debts.map((_, index) => balances[index]! + interest[index]!);
    for (const index of open) paying[index]! += before[index]! - covered[index]!;
    for (const index of open) {
      balances[index] = owed[index]! - paying[index]!;
      rows[index]!.push({
        month,
        interest: cents(Number(interest[index])),
        payment: cents(Number(paying[index])),
        principal: cents(Number(paying[index]! - interest[index]!)),
        balance: cents(Number(balances[index])),
        ...(paidOnce[index]!.length > 0 && { oneOffs: paidOnce[index] }),
        ...(covered[index]! > 0n && { paidSinceDue: cents(Number(covered[index])) }),
      });
    }
  }
  return { rows, isPaidOff: balances.every((balance) => balance === 0n) };
}

const amount = (max: number) => fc.integer({ min: 0, max }).map(cents);
const apr = fc.integer({ min: 0, max: 45_000 }).map((value) => value as Apr);
const day = fc.integer({ min: -40, max: 600 }).map((offset) => addDays(asOf, offset));
const share = fc.constantFrom(0, 100, 250, 1000).map(basisPoints);
const of = fc.constantFrom('opening', 'with-interest');
const minimumRule: fc.Arbitrary<MinimumRule> = fc.oneof(
  fc.record({ kind: fc.constant('fixed'), amount: amount(40_000) }),
  fc.record(
    {
      kind: fc.constantFrom('percent-or-floor', 'percent-plus-interest'),
      share,
      floor: amount(5_000),
      of,
    },
    { requiredKeys: ['kind', 'share', 'floor'] },
  ),
);
const debt = fc.record(
  {
    currentBalance: fc.oneof(amount(1_000_000), fc.constantFrom(-100, 0, 1, 50_000).map(cents)),
    interestRate: fc.oneof(
      apr,
      fc.constantFrom(0, 12_000).map((value) => value as Apr),
    ),
    minimumPayment: amount(40_000),
    minimumRule,
    promotion: fc.record({ interestRate: apr, endsOn: day }),
    estimatedInterest: amount(5_000),
    paidSinceDue: amount(80_000),
    dueDate: fc.integer({ min: 1, max: 31 }),
  },
  { requiredKeys: ['currentBalance', 'interestRate', 'minimumPayment'] },
);
const input: fc.Arbitrary<PlanInput> = fc.record(
  {
    debts: fc
      .array(debt, { minLength: 1, maxLength: 5 })
      .map((debts) => debts.map((one, index) => ({ ...one, id: `${index}` }))),
    asOf: fc.constant(asOf),
    strategy: fc.oneof(
      fc.constantFrom('avalanche' as const, 'snowball' as const, 'minimum-only' as const),
      fc.shuffledSubarray(['0', '1', '2', '3', '4']),
    ),
    extraMonthly: amount(60_000),
    extraPaid: amount(20_000),
    oneOffs: fc.array(fc.record({ on: day, amount: amount(200_000) }), { maxLength: 3 }),
    rollover: fc.boolean(),
    paysToday: fc.boolean(),
  },
  { requiredKeys: ['debts', 'asOf'] },
);

describe('simulatePlan against whole-number arithmetic', () => {
  test('every row of every plan is the same', () => {
    fc.assert(
      fc.property(input, (plan) => {
        const result = simulatePlan({ ...plan, horizon: months(LAST_MONTH) });
        const { rows, isPaidOff } = oracle(plan, LAST_MONTH);
        const reached = Math.max(...result.debts.map((one) => one.rows.length));
        expect(result.debts.map((one) => one.rows)).toEqual(
          rows.map((list) => list.filter(({ month }) => month <= reached)),
        );
        // A plan that stops early, as one that never amortises, is right that it never ends.
        expect(result.outcome === 'paid-off').toBe(isPaidOff);
        if (result.outcome === 'horizon-reached') expect(reached).toBe(LAST_MONTH);
      }),
      { numRuns: 3_000 },
    );
  });

  test('a plan that is said never to end does not', () => {
    fc.assert(
      fc.property(input, fc.integer({ min: 1, max: LAST_MONTH }), (plan, month) => {
        const early = simulatePlan({ ...plan, horizon: months(month) });
        fc.pre(early.outcome === 'never-amortises');
        expect(oracle(plan, 3 * LAST_MONTH).isPaidOff).toBe(false);
        expect(simulatePlan(plan).outcome).toBe('never-amortises');
      }),
      { numRuns: 200 },
    );
  });

  test('where a minimum does not lower a balance, the plan never ends, however others fall', () => {
    const alone = input.map(({ debts }): PlanInput => ({ debts, asOf, strategy: 'minimum-only' }));
    fc.assert(
      fc.property(alone, (plan) => {
        const result = simulatePlan(plan);
        fc.pre(result.outcome !== 'paid-off');
        const grows = result.debts.some(({ rows }) => {
          const [before, last] = rows.slice(-2);
          return before && last && last.balance > 0 && last.balance >= before.balance;
        });
        expect(result.outcome).toBe(grows ? 'never-amortises' : result.outcome);
        // What is cut off still falls.
        if (result.outcome === 'horizon-reached') expect(grows).toBe(false);
      }),
      { numRuns: 1_000 },
    );
  });

  test('a promotion that ends under a growing debt does not hide that it grows', () => {
    // 2 % a month of 22.99 % falls by 0.08 % a month for decades, while the other debt grows.
    const debts: PlanDebt[] = [
      {
        id: 'promo',
        currentBalance: cents(300_000),
        interestRate: 22_990 as Apr,
        minimumPayment: cents(7_500),
        minimumRule: { kind: 'percent-or-floor', share: basisPoints(200), floor: cents(2_500) },
        promotion: { interestRate: 2_990 as Apr, endsOn: addDays(asOf, 200) },
      },
      {
        id: 'hearth',
        currentBalance: cents(850_000),
        interestRate: 29_990 as Apr,
        minimumPayment: cents(20_000),
      },
    ];
    expect(simulatePlan({ debts, asOf, strategy: 'minimum-only' }).outcome).toBe('never-amortises');
  });

  test('no cent is lost: what was owed and charged is paid or still owed', () => {
    fc.assert(
      fc.property(input, (plan) => {
        const result = simulatePlan({ ...plan, horizon: months(LAST_MONTH) });
        for (const [index, schedule] of result.debts.entries()) {
          const owner = plan.debts[index];
          let balance: number = owner ? owedNow(owner) : 0;
          for (const row of schedule.rows) {
            expect(balance + row.interest - row.payment).toBe(row.balance);
            expect(row.payment - row.interest).toBe(row.principal);
            balance = row.balance;
          }
          const total = (key: 'interest' | 'payment') =>
            schedule.rows.reduce((sum, row) => sum + row[key], 0);
          expect(schedule).toMatchObject({
            balance,
            interest: total('interest'),
            paid: total('payment'),
          });
        }
        const sum = (key: 'interest' | 'paid') =>
          result.debts.reduce((total, one) => total + one[key], 0);
        expect([result.interest, result.paid]).toEqual([sum('interest'), sum('paid')]);
      }),
    );
  });
});
