import fc from 'fast-check';
import { expect, test } from 'vitest';
import { planOverview, plannedPayments } from '../forecast/index.ts';
import { aprFromPercent, cents, sumCents, type Cents } from '../money/index.ts';
import { calendarDay, type Instant } from '../time/index.ts';
import {
  oneOffPart,
  paidOneOffDays,
  paidOneOffs,
  type DebtPayment,
  type OneOffPartInput,
} from './paidOneOffs.ts';

const TODAY = calendarDay('2026-12-21');

function debt(id: string, balance: number, apr: number) {
  return {
    id,
    currentBalance: cents(balance),
    interestRate: aprFromPercent(apr),
    minimumPayment: cents(3_500),
  };
}

const debts = [debt('loan', 900_000, 5), debt('store', 200_000, 30), debt('visa', 400_000, 25)];

function instant(text: string): Instant {
  return `${text}:00.000Z`;
}

/** A version of a plan. */
type DatedPlan = OneOffPartInput['plan'] & { since: Instant };

function plan(change: Partial<DatedPlan> = {}, ...amounts: number[]): DatedPlan {
  return {
    since: instant('2026-11-01T09:00'),
    strategy: 'avalanche',
    order: [],
    extraMonthly: cents(0),
    includeRoundUps: false,
    oneOffs: (amounts.length > 0 ? amounts : [30_000]).map((amount) => ({
      on: calendarDay('2026-12-20'),
      amount: cents(amount),
    })),
    ...change,
  };
}

/** Payments at noon of a day. */
function paid(...payments: [debtId: string, amount: number, on?: string][]) {
  return payments.map(([debtId, amount, on = '2026-12-20']) => ({
    debtId,
    at: instant(`${on}T12:00`),
    on: calendarDay(on),
    amount: cents(amount),
    fromRoundUps: false,
  }));
}

type Debts = OneOffPartInput['household']['debts'];

/** Records the payments one after the other, as a server does, with the plan in force at each. */
function recorded(
  payments: readonly DebtPayment[],
  plans: readonly DatedPlan[],
  after: Debts = debts,
): DebtPayment[] {
  const known: DebtPayment[] = [];
  for (const [index, payment] of payments.entries()) {
    const inForce = plans.findLast(({ since }) => since <= payment.at);
    const toCome = payments.slice(index);
    const owed = after.map((one) => {
      const own = toCome.filter(({ debtId }) => debtId === one.id);
      return { ...one, currentBalance: sumCents([one.currentBalance, ...own.map(amountOf)]) };
    });
    const household = { debts: owed, monthlyRoundUps: cents(0) };
    const input = { payment, payments: [...known], household };
    known.push({ ...payment, oneOff: inForce && oneOffPart({ ...input, plan: inForce }) });
  }
  return known;
}

const amountOf = ({ amount }: { amount: Cents }) => amount;

function made(
  payments: readonly DebtPayment[],
  plans = [plan()],
  { debts: after, today = TODAY }: { debts?: Debts; today?: typeof TODAY } = {},
) {
  return paidOneOffs(recorded(payments, plans, after), today).map(({ debtId, amount }) => [
    debtId,
    amount,
  ]);
}

test('what is paid on the day of a one-off payment, on the debt it goes to, was made with it', () => {
  expect(made(paid(['store', 30_000]))).toEqual([['store', 30_000]]);
  expect(made(paid(['store', 33_500]))).toEqual([['store', 30_000]]);
  expect(made(paid(['store', 10_000], ['store', 25_000]))).toEqual([
    ['store', 10_000],
    ['store', 20_000],
  ]);
  expect(made(paid(['store', 30_000], ['store', 2_500]))).toEqual([['store', 30_000]]);
  expect(made(paid(['store', 30_000]), [])).toEqual([]);
  expect(made(paid(['store', 30_000, '2026-12-21']))).toEqual([]);
  expect(made(paid(['store', 30_000, '2026-12-19']))).toEqual([]);
});

test('what is paid on another debt is for that debt', () => {
  expect(made(paid(['loan', 32_000], ['visa', 15_500]))).toEqual([]);
  expect(made(paid(['loan', 32_000], ['store', 30_000]))).toEqual([['store', 30_000]]);
});

test('less than its amount is a part of it until the day is over, and then another payment', () => {
  const part = paid(['store', 12_000]);
  expect(made(part, [plan()], { today: calendarDay('2026-12-20') })).toEqual([['store', 12_000]]);
  expect(made(part)).toEqual([]);
});

test('it goes to the next debt once the first is paid off by it', () => {
  const payments = paid(['store', 23_000], ['visa', 7_000]);
  const nearly = [debt('store', 0, 30), debt('visa', 400_000, 25), debt('loan', 900_000, 5)];
  const both = [
    ['store', 23_000],
    ['visa', 7_000],
  ];
  expect(made(payments, [plan()], { debts: nearly })).toEqual(both);
  const turned = made(payments.toReversed(), [plan()], { debts: nearly });
  expect(turned).toEqual(both.toReversed());
  // With $2,230.00 owed, all of it goes there.
  expect(made(payments)).toEqual([]);
});

test('one that is larger than all that is owed is made once that is paid', () => {
  const only = [debt('store', 0, 30)];
  const plans = [plan({}, 5_000_000)];
  const payments = paid(['store', 10_000], ['store', 7_000]);
  expect(made(payments, plans, { debts: only })).toEqual([
    ['store', 10_000],
    ['store', 7_000],
  ]);
  expect(made(payments.slice(1), plans, { debts: only })).toHaveLength(1);
  const [part] = recorded(payments, [plan({}, 30_000, 40_000)], only);
  expect(part?.oneOff?.planned).toEqual([17_000]);
  // A cent of it is still owed.
  expect(made(payments, plans, { debts: [debt('store', 1, 30)] })).toEqual([]);
});

test('the order of the list does not matter, only that of the payments', () => {
  // More than is owed: each payment lowers what is asked for by the interest that it saves.
  const owed = [debt('store', 0, 30), debt('visa', 0, 25)];
  const payments = paidAt([12, 'store', 20_000], [14, 'visa', 30_000]);
  const known = recorded(payments, [plan({}, 900_000)], owed);
  const days = [{ on: calendarDay('2026-12-20') }];
  for (const list of [known, known.toReversed()]) {
    expect(paidOneOffDays(days, list, TODAY)).toHaveLength(1);
    expect(paidOneOffs(list, TODAY)).toEqual(paidOneOffs(list, days[0]!.on));
  }
});

test('who pays what the plan asks for has made it, in any order', () => {
  const someDebt = fc.record({
    currentBalance: fc.integer({ min: 1, max: 300_000 }).map(cents),
    minimumPayment: fc.integer({ min: 1, max: 20_000 }).map(cents),
    dueDate: fc.integer({ min: 1, max: 28 }),
    dearer: fc.integer({ min: 0, max: 20 }),
  });
  const three = fc.array(someDebt, { minLength: 3, maxLength: 3 });
  fc.assert(
    fc.property(three, fc.integer({ min: 1, max: 200_000 }), fc.boolean(), (some, amount, turn) => {
      const owed = some.map(({ dearer, ...one }, index) => {
        return { ...one, id: `${index}`, interestRate: aprFromPercent(dearer + 25 * index) };
      });
      const choices = plan({}, amount);
      const day = calendarDay('2026-12-20');
      const household = { debts: owed, monthlyRoundUps: cents(0), asOf: day };
      const asked = plannedPayments(owed, planOverview(choices, household).plan, day, 1)
        .filter(({ kind }) => kind === 'one-off')
        .map(({ debtId, payment }): [string, number] => [debtId, payment]);
      const payments = paid(...(turn ? asked.toReversed() : asked));
      const left = owed.map((one) => {
        const own = payments.filter(({ debtId }) => debtId === one.id).map(amountOf);
        return { ...one, currentBalance: cents(one.currentBalance - sumCents(own)) };
      });
      const known = recorded(payments, [choices], left);
      const days = asked.length > 0 ? [day] : [];
      expect(paidOneOffDays(choices.oneOffs, known, TODAY)).toEqual(days);
      // All that counted on its day counts on the next.
      expect(paidOneOffs(known, TODAY)).toEqual(paidOneOffs(known, day));
    }),
    { numRuns: 500 },
  );
});

test('the order is that of the plan on the day', () => {
  const snowball = [plan({ strategy: 'snowball' })];
  const custom = [plan({ strategy: 'custom', order: ['loan', 'visa'] })];
  expect(made(paid(['visa', 30_000]), snowball)).toEqual([]);
  expect(made(paid(['loan', 30_000]), custom)).toEqual([['loan', 30_000]]);
  // Until December 20, the store card has a rate of 0 %.
  const promotion = { interestRate: aprFromPercent(0), endsOn: calendarDay('2026-12-20') };
  const promoted = debts.map((one) => (one.id === 'store' ? { ...one, promotion } : one));
  expect(made(paid(['visa', 30_000]), [plan()], { debts: promoted })).toEqual([['visa', 30_000]]);
});

test('of several one-off payments of a day, each is made on its own, the largest first', () => {
  const plans = [plan({}, 10_000, 20_000)];
  expect(made(paid(['store', 9_999]), plans)).toEqual([]);
  expect(made(paid(['store', 10_000]), plans)).toEqual([['store', 10_000]]);
  expect(made(paid(['store', 20_000]), plans)).toEqual([['store', 20_000]]);
  expect(made(paid(['store', 25_000]), plans)).toEqual([['store', 20_000]]);
  expect(made(paid(['store', 15_000], ['store', 14_000]), plans)).toEqual([
    ['store', 15_000],
    ['store', 5_000],
  ]);
  expect(made(paid(['store', 30_000]), plans)).toEqual([['store', 30_000]]);
});

test('of a payment that is entered later, what was owed on its day counts', () => {
  const [payment] = paid(['visa', 26_000]);
  const [sweep] = paid(['store', 4_600, '2026-12-21']);
  const late = { debts: [debt('store', 1_000, 30), debt('visa', 400_000, 25)] };
  const day = calendarDay('2026-12-20');
  // $10.00 goes to the store card first; with the round-ups of the next day, $56.00.
  const alone = recorded([payment!], [plan()], late.debts);
  expect(paidOneOffs(alone, day)).toMatchObject([{ amount: 26_000 }]);
  const after = [{ ...sweep!, fromRoundUps: true }, payment!];
  expect(paidOneOffs(recorded(after, [plan()], late.debts), day)).toMatchObject([
    { amount: 24_400 },
  ]);
});

test('what is changed after a payment does not change it', () => {
  const [before] = recorded(paid(['store', 30_000]), [plan()]);
  expect(before?.oneOff).toEqual({ amount: 30_000, planned: [30_000] });
  // Each of these would pay another debt first, had it been so before.
  const dearer = [...debts, debt('payday', 50_000, 36)];
  const [after] = recorded(paid(['store', 30_000]), [plan()], dearer);
  expect(after?.oneOff).toBeUndefined();
  expect(paidOneOffs([before!], TODAY)).toHaveLength(1);
});

test('without an earlier payment that is undone, it is no longer made', () => {
  const two = recorded(paid(['store', 10_000], ['store', 20_000]), [plan()]);
  expect(paidOneOffs(two, TODAY)).toHaveLength(2);
  expect(paidOneOffs(two.slice(1), TODAY)).toEqual([]);
});

test('the days on which the one-off payments of a plan were made', () => {
  const on = (day: string) => ({ on: calendarDay(day) });
  const payments = recorded(paid(['loan', 100], ['store', 30_000]), [plan()]);
  const days = [on('2026-12-22'), on('2026-12-20'), on('2026-12-20'), on('2026-12-01')];
  expect(paidOneOffDays(days, payments, TODAY)).toEqual(['2026-12-20']);
  expect(paidOneOffDays([on('2026-12-19')], payments, TODAY)).toEqual([]);
  // One of two.
  const one = recorded(paid(['store', 30_000]), [plan({}, 30_000, 5_000)]);
  expect(paidOneOffDays(days, one, TODAY)).toEqual([]);
  // Its own day is not over.
  expect(paidOneOffDays(days, payments, calendarDay('2026-12-20'))).toEqual([]);
});

test('round-ups never make one', () => {
  const swept = paid(['store', 30_000]).map((payment) => ({ ...payment, fromRoundUps: true }));
  expect(made(swept)).toEqual([]);
});

test('the plan in force when it was paid counts', () => {
  const payments = paid(['store', 30_000]);
  const without = (since: string) => plan({ since: instant(since), oneOffs: [] });
  expect(made(payments, [plan(), without('2026-12-19T10:00')])).toEqual([]);
  expect(made(payments, [plan(), without('2026-12-20T11:59')])).toEqual([]);
  // Paid, and then taken out of the plan.
  expect(made(payments, [plan(), without('2026-12-20T12:01')])).toEqual([['store', 30_000]]);
  expect(
    made(payments, [without('2026-11-02T09:00'), plan({ since: instant('2026-12-20T12:00') })]),
  ).toEqual([['store', 30_000]]);
  expect(made(payments, [plan({ since: instant('2026-12-20T12:01') })])).toEqual([]);
  // Another amount or another order, saved on the day before anything was paid.
  const since = instant('2026-12-20T10:00');
  expect(made(payments, [plan(), plan({ since }, 20_000)])).toEqual([['store', 20_000]]);
  const visaFirst = plan({ since, strategy: 'custom', order: ['visa'] });
  expect(made(payments, [plan(), visaFirst])).toEqual([]);
  expect(made(paid(['visa', 30_000]), [plan(), visaFirst])).toEqual([['visa', 30_000]]);
});

/** Payments of December 20 at the hours. */
function paidAt(...payments: [hour: number, debtId: string, amount: number][]) {
  return payments.map(([hour, debtId, amount]) => ({
    ...paid([debtId, amount])[0]!,
    at: instant(`2026-12-20T${hour}:00`),
  }));
}

test('a plan that is changed between two payments counts for the later one', () => {
  const at = (hour: number, change: Partial<DatedPlan>, ...amounts: number[]) =>
    plan({ since: instant(`2026-12-20T${hour}:30`), ...change }, ...amounts);
  const two = paidAt([12, 'store', 10_000], [14, 'store', 20_000]);
  const first = ['store', 10_000];
  // Raised, lowered and taken out after a first part of $100.
  expect(made(two, [plan(), at(12, {}, 40_000)])).toEqual([]);
  expect(made(two, [plan(), at(12, {}, 25_000)])).toEqual([first, ['store', 15_000]]);
  expect(made(two, [plan(), at(12, { oneOffs: [] })])).toEqual([]);
  // Once it is made, it stays made.
  const more = paidAt([12, 'store', 30_000], [14, 'visa', 1_000]);
  const full = [['store', 30_000]];
  expect(made(more, [plan(), at(12, { strategy: 'custom', order: ['visa'] })])).toEqual(full);
  const visaFirst = { strategy: 'custom', order: ['visa'] } as const;
  expect(made(more, [plan(), at(12, visaFirst, 50_000)])).toEqual(full);
  // In the order in which they were made, whatever the order of the list.
  const known = recorded(two, [plan()]).toReversed();
  expect(paidOneOffs(known, TODAY).map(({ amount }) => amount)).toEqual([10_000, 20_000]);
});

test('a debt gets no more than its share', () => {
  const nearly = [debt('store', 23_000, 30), debt('visa', 400_000, 25)];
  const known = { debts: nearly, today: calendarDay('2026-12-20') };
  expect(made(paid(['visa', 30_000]), [plan()], known)).toEqual([['visa', 7_000]]);
  expect(made(paid(['visa', 30_000]), [plan()], { debts: nearly })).toEqual([]);
});

test('a plan of the minimums only makes none', () => {
  expect(made(paid(['store', 30_000]), [plan({ strategy: 'minimum-only' })])).toEqual([]);
});
