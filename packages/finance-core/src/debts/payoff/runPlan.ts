import type { Months } from '../index.ts';
import { MAX_CENTS, sumCents, ZERO_CENTS, type Apr, type Cents } from '../../money/index.ts';
import { firstMonthPart, partialInterest, type MonthPart } from './firstInterest.ts';
import { lastPaymentOn } from './lastPaymentOn.ts';
import { minimumBeforeCap } from './minimumBeforeCap.ts';
import { promotionMonths, rateInMonth } from './debtTermsNow.ts';
import { minimumRuleOf, type MinimumRule } from './minimumRule.ts';
import { monthlyInterest } from './monthlyInterest.ts';
import { oneOffOptions, oneOffPools, takeOneOffs, type OneOffOption } from './oneOffPools.ts';
import { owedNow } from './owedNow.ts';
import { datedOutcome, payoffOutcome } from './payoffOutcome.ts';
import {
  MAX_PLAN_MONTHS,
  type DebtSchedule,
  type PlanDebt,
  type PlanInput,
  type PlanResult,
  type ScheduleRow,
} from './plan.ts';
import { orderDebts } from './orderDebts.ts';

/** A debt under way, in plain numbers of cents: a plan of many years has thousands of steps. */
interface Account {
  id: string;
  rule: MinimumRule;
  debt: PlanDebt;
  /** The last month at the promotional rate; 0 without one. */
  promotionEnd: number;
  oneOffs: readonly OneOffOption[];
  /** Of its first month, the part that no estimate has yet; `undefined` for all of it. */
  firstPart: MonthPart | undefined;
  /** The rate in force and the opening balance: what the debt is ranked by. */
  interestRate: Apr;
  currentBalance: Cents;
  balance: Cents;
  /** Of the month under way: its interest, and the minimum payment with its share of the round-ups. */
  charge: Cents;
  due: Cents;
  /** What was paid since the last due day, before the plan began. */
  paidAhead: Cents;
  /** So far. */
  interest: Cents;
  paid: Cents;
  months: Months | undefined;
  rows: ScheduleRow[];
}

/**
 * Follows a plan month by month: interest on each opening balance, then the minimums, then what is
 * left down the order of the strategy.
 *
 * Why one month without progress is enough for `never-amortises`: a month turns balances into
 * balances, and a larger balance never makes any balance after it smaller. Interest, and what is
 * left of a debt after its minimum, do not fall as the balance rises; the order is fixed; larger
 * minimums leave less to hand on. So where no balance fell, none falls in any later month with the
 * same rates and no one-off payment. For the same reason a larger payment never costs more.
 *
 * It is also enough that the interest of one debt is at least all that could be paid on it: its
 * balance never falls then, what it grows by before extra money never falls as the balance rises, and
 * the extra money never rises. Such a plan is followed on, since its other debts may still end.
 * (A minimum of a share of balance and interest, plus that interest, keeps to this while the share
 * is below a half and the rate below 1,200 %: far beyond any card.)
 *
 * @param keepsRows whether the schedules are wanted; a search over payments looks at the end only.
 */
export function runPlan(input: PlanInput, keepsRows: boolean): PlanResult {
  const { strategy = 'avalanche', extraMonthly = 0, roundUps = 0, paysToday = false } = input;
  const { extraPaid = 0 } = input;
  const { rollover = strategy !== 'minimum-only', horizon = MAX_PLAN_MONTHS } = input;
  const pools = oneOffPools(input);
  const accounts = input.debts.map((debt) =>
    openAccount(debt, oneOffOptions(pools, debt, input), input),
  );
  const promotionEnds = accounts.map((account) => account.promotionEnd);
  // From this month on every month has the same rates, and no payment is larger or smaller once.
  const isFirstDifferent = accounts.some(({ paidAhead, firstPart }) => paidAhead > 0 || firstPart);
  const settled = Math.max(
    extraPaid > 0 || isFirstDifferent ? 2 : 1,
    ...promotionEnds.map((end) => end + 1),
    ...accounts.flatMap(({ oneOffs }) => oneOffs.map(({ from }) => from)),
  );
  const lastMonth = Math.min(horizon, MAX_PLAN_MONTHS);

  let queue = accounts.filter(isOpen);
  // While all that was ever owed is an amount of money, so is every other figure of the plan.
  let everOwed: number = sumCents(queue.map((account) => account.balance));
  let commitment = 0;
  let month = 0;
  let stuck = false;
  let endless = false;
  while (queue.length > 0 && !stuck && month < lastMonth) {
    const today = paysToday && month === 0;
    if (month === 0 || promotionEnds.includes(month)) {
      for (const account of queue) setRate(account, month + 1);
      // From the list, not from the queue: the order of an ended promotion is not a preference.
      queue = orderDebts(accounts.filter(isOpen), strategy);
    }
    let asked = 0;
    let due = 0;
    for (const account of queue) {
      const { balance, rule } = account;
      const whole = today ? ZERO_CENTS : monthlyInterest(balance, account.interestRate);
      const part = month === 0 && !today ? account.firstPart : undefined;
      const charge = part ? partialInterest(balance, account.interestRate, part) : whole;
      account.charge = charge;
      // The lender's statement has the interest of the whole month, also where the estimate has some.
      const minimum = minimumBeforeCap(rule, balance, whole);
      account.due = Math.min(minimum, owedBefore(account, month + 1)) as Cents;
      everOwed += charge;
      asked += minimum;
      due += account.due;
    }
    if (everOwed > MAX_CENTS) break;
    if (month === 0) commitment = asked + extraMonthly;
    month += 1;
    if (month >= settled && !today) {
      const once = pools.reduce((sum, { left }) => sum + left, 0);
      endless ||= queue.some(({ charge, due: own }) => {
        const most = rollover ? Math.max(own, commitment) : own + extraMonthly;
        return charge >= most + once;
      });
    }
    const free = rollover ? Math.max(0, commitment - due) : extraMonthly;
    const spare = Math.max(0, free - (month === 1 ? extraPaid : 0));
    const collected = Math.min(roundUps, spare);
    const leftOver = collected > 0 ? payHighestRate(queue, collected, month) : 0;
    const fell = payMonth(queue, spare - collected + leftOver, month, keepsRows);
    stuck = !fell && month >= settled;
    queue = queue.filter(isOpen);
  }
  const debts = accounts.map((account) => scheduleOf(account, input));
  const outcome = payoffOutcome(queue.length === 0, stuck || endless, month);
  return {
    ...datedOutcome(outcome, debts, input.asOf),
    monthlyPayment: commitment as Cents,
    interest: sumCents(accounts.map((account) => account.interest)),
    paid: sumCents(accounts.map((account) => account.paid)),
    debts,
  };
}

/** Pays round-ups on the debts of the highest rate, with their minimums; returns what none needs. */
function payHighestRate(queue: readonly Account[], amount: number, month: number): number {
  let left = amount;
  for (const account of orderDebts(queue, 'avalanche')) {
    const most = owedBefore(account, month);
    const more = Math.min(left, most - account.due);
    account.due = (account.due + more) as Cents;
    left -= more;
  }
  return left;
}

/** What is owed with a month's interest and, in the first month, before what was paid ahead of it. */
function owedBefore({ balance, charge, paidAhead }: Account, month: number): number {
  return balance + charge + (month === 1 ? paidAhead : 0);
}

/**
 * Pays each debt its minimum and the rest on the debts in order, one-off payments last; returns whether
 * any balance fell.
 */
function payMonth(
  queue: readonly Account[],
  spare: number,
  month: number,
  keepsRows: boolean,
): boolean {
  let monthly = spare;
  let fell = false;
  for (const account of queue) {
    const { charge, due } = account;
    const owed = account.balance + charge;
    const share = Math.min(monthly, owedBefore(account, month) - due);
    const planned = due + share;
    const covered = Math.min(month === 1 ? account.paidAhead : 0, planned) as Cents;
    const left = owed - planned + covered;
    const oneOffs = takeOneOffs(account.oneOffs, left, month);
    const oneOff = sumCents(oneOffs.map(({ amount }) => amount));
    monthly -= share;
    const payment = (planned - covered + oneOff) as Cents;
    const balance = (owed - payment) as Cents;
    if (balance < account.balance) fell = true;
    if (balance === 0) account.months = month as Months;
    account.balance = balance;
    account.interest = (account.interest + charge) as Cents;
    account.paid = (account.paid + payment) as Cents;
    if (keepsRows) {
      const principal = (payment - charge) as Cents;
      const row: ScheduleRow = { month, interest: charge, payment, principal, balance };
      if (oneOff > 0) row.oneOffs = oneOffs;
      if (covered > 0) row.paidSinceDue = covered;
      account.rows.push(row);
    }
  }
  return fell;
}

function openAccount(
  debt: PlanDebt,
  oneOffs: readonly OneOffOption[],
  { asOf }: PlanInput,
): Account {
  const balance = owedNow(debt);
  return {
    id: debt.id,
    oneOffs,
    rule: minimumRuleOf(debt),
    debt,
    promotionEnd: promotionMonths(debt, asOf),
    firstPart: firstMonthPart(debt, asOf),
    interestRate: debt.interestRate,
    currentBalance: balance,
    balance,
    charge: ZERO_CENTS,
    due: ZERO_CENTS,
    paidAhead: debt.paidSinceDue ?? ZERO_CENTS,
    interest: ZERO_CENTS,
    paid: ZERO_CENTS,
    months: balance === 0 ? (0 as Months) : undefined,
    rows: [],
  };
}

function isOpen({ balance }: Account): boolean {
  return balance > 0;
}

function setRate(account: Account, month: number): void {
  const { debt, promotionEnd } = account;
  account.interestRate = rateInMonth(debt, promotionEnd, month);
}

function scheduleOf(account: Account, { asOf, paysToday }: PlanInput): DebtSchedule {
  const { id, debt, months, interest, paid, balance, rows } = account;
  const dayOf = (payment: number) =>
    lastPaymentOn(debt, asOf, Math.max(0, paysToday ? payment - 1 : payment));
  const paidOffOn = months === undefined ? undefined : dayOf(months);
  return { id, firstPaymentOn: dayOf(1), months, paidOffOn, interest, paid, balance, rows };
}
