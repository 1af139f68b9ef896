import { oneOffUid, paymentUid, writeCalendar, type CalendarEvent } from '../calendar/index.ts';
import type { DashboardSummary } from '../contract/dashboardSummary.ts';
import type { Debt } from '../contract/debt.ts';
import { simulatePlan } from '../debts/payoff/simulatePlan.ts';
import {
  DEFAULT_PLAN,
  pastDueBeside,
  planInput,
  plannedPayments,
  roundUpPart,
  type PlannedPayment,
} from '../forecast/index.ts';
import { formatUsd, ZERO_CENTS, type Cents } from '../money/index.ts';
import { calendarDayOf, type CalendarDay, type Instant } from '../time/index.ts';
import { CALENDAR_WORDS, type CalendarLocale, type CalendarWords } from './calendarWords.ts';

export { CALENDAR_LOCALES, type CalendarLocale } from './calendarWords.ts';

/** The household's figures that its calendar is made from: those of its dashboard. */
type Figures = Pick<DashboardSummary, 'plan' | 'monthlyRoundUps' | 'nextSweep'>;

/** Whose calendar it is, when it is written and in which language. */
export interface CalendarContext {
  readonly userId: string;
  readonly now: Instant;
  /** An IANA name: the zone of the household's days. */
  readonly timeZone: string;
  readonly locale: CalendarLocale;
  readonly productName: string;
}

/** The months of the plan that a calendar has. */
const MONTHS = 12;

/**
 * The calendar of a household as iCalendar: what the saved plan, or the default one, pays on each due
 * day of the next 12 months, and the day on which round-ups are applied next. A later calendar has the
 * same names for the same events, so that a subscribed one is updated. The first payment of a debt says
 * what is past due besides.
 *
 * @param debts those of the household; nothing is due on one that is paid off.
 * @throws RangeError as `simulatePlan`.
 */
export function householdCalendar(
  debts: readonly Debt[],
  figures: Figures,
  context: CalendarContext,
): string {
  const { userId, now, timeZone, locale, productName } = context;
  const words = CALENDAR_WORDS[locale];
  const { nextSweep } = figures;
  const events = [
    ...paymentEvents(debts, figures, { words, today: calendarDayOf(now, timeZone) }),
    ...(nextSweep === undefined
      ? []
      : [
          {
            uid: `sweep-${userId}@dime-time`,
            day: calendarDayOf(nextSweep, timeZone),
            summary: words.sweep,
            description: words.sweepDetail,
          },
        ]),
  ];
  return writeCalendar({
    productId: `-//${productName}//Payment days//EN`,
    name: `${productName}: ${words.name}`,
    stamp: now,
    events,
  });
}

function paymentEvents(
  debts: readonly Debt[],
  { plan = DEFAULT_PLAN, monthlyRoundUps = ZERO_CENTS }: Figures,
  { words, today }: { readonly words: CalendarWords; readonly today: CalendarDay },
): CalendarEvent[] {
  const input = planInput(plan, { debts, monthlyRoundUps, asOf: today });
  const roundUps = plan.includeRoundUps ? monthlyRoundUps : ZERO_CENTS;
  const planned = plannedPayments(debts, simulatePlan(input), today, MONTHS);
  return debts.flatMap(({ id, name }) =>
    planned
      .filter(({ debtId }) => debtId === id)
      .map((one) => {
        const { kind, dueOn, payment } = one;
        return {
          uid: (kind === 'monthly' ? paymentUid : oneOffUid)(id, dueOn),
          day: dueOn,
          summary: words.payment(name, formatUsd(payment)),
          description:
            kind === 'one-off' ? words.oneOffDetail : monthlyDetail(one, debts, roundUps, words),
        };
      }),
  );
}

/** What is said of a monthly payment: what round-ups pay of it, and what is past due besides. */
function monthlyDetail(
  payment: PlannedPayment,
  debts: readonly Debt[],
  roundUps: Cents,
  words: CalendarWords,
): string {
  const fromRoundUps = roundUpPart(payment, debts, roundUps);
  const detail =
    fromRoundUps > 0 ? words.paymentDetailRoundUps(formatUsd(fromRoundUps)) : words.paymentDetail;
  const pastDue = pastDueBeside(payment, debts);
  return pastDue > 0 ? `${detail} ${words.pastDue(formatUsd(pastDue))}` : detail;
}
