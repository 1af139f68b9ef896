import { MAX_CENTS, sumCents, ZERO_CENTS, type Cents } from '../../money/index.ts';
import { isOpen, openAccount, scheduleOf, setRate } from './account.ts';
import { partialInterest } from './firstInterest.ts';
import { minimumBeforeCap } from './minimumBeforeCap.ts';
import { monthlyInterest } from './monthlyInterest.ts';
import { oneOffPools } from './oneOffPools.ts';
import { orderDebts } from './orderDebts.ts';
import { bookMonth, minimumDue, planPayments } from './payMonth.ts';
import { hasOneOffs, payOneOffs } from './payOneOffs.ts';
import { datedOutcome, payoffOutcome } from './payoffOutcome.ts';
import { MAX_PLAN_MONTHS, type PlanInput, type PlanResult } from './plan.ts';

/**
 * Follows a plan month by month: interest on each opening balance and one-off payments on their days,
 * then the minimums, then what is left down the order of the strategy.
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
  const accounts = input.debts.map((debt) => openAccount(debt, pools, input));
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
  let byRate = queue;
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
      byRate = orderDebts(queue, 'avalanche');
    }
    let asked = 0;
    for (const account of queue) {
      const { balance, rule } = account;
      const whole = today ? ZERO_CENTS : monthlyInterest(balance, account.interestRate);
      const part = month === 0 && !today ? account.firstPart : undefined;
      account.charge = part ? partialInterest(balance, account.interestRate, part) : whole;
      // The lender's statement has the interest of the whole month, also where the estimate has some.
      account.minimum = minimumBeforeCap(rule, balance, whole);
      everOwed += account.charge;
      asked += account.minimum;
    }
    if (everOwed > MAX_CENTS) break;
    if (month === 0) commitment = asked + extraMonthly;
    month += 1;
    if (month >= settled && !today) {
      const once = pools.reduce((sum, { left }) => sum + left, 0);
      for (const account of queue) {
        const due = minimumDue(account, month);
        const most = rollover ? Math.max(due, commitment) : due + extraMonthly;
        endless ||= account.charge >= most + once;
      }
    }
    const money = { commitment, rollover, extraMonthly, extraPaid, roundUps };
    planPayments({ queue, byRate }, month, money);
    if (hasOneOffs(queue, month)) {
      payOneOffs(queue, month, input);
      planPayments({ queue, byRate }, month, money);
    }
    const fell = bookMonth(queue, month, input, keepsRows);
    stuck = !fell && month >= settled;
    queue = queue.filter(isOpen);
    byRate = byRate.filter(isOpen);
  }
  const debts = accounts.map((account) => scheduleOf(account, input));
  const outcome = payoffOutcome(queue.length === 0, stuck || endless, month);
  return {
    ...datedOutcome(outcome, debts, input.asOf),
    asOf: input.asOf,
    monthlyPayment: commitment as Cents,
    interest: sumCents(accounts.map((account) => account.interest)),
    paid: sumCents(accounts.map((account) => account.paid)),
    debts,
  };
}
