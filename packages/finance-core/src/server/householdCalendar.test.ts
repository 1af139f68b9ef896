import { describe, expect, test } from 'vitest';
import { plannedPayments, planInput, DEFAULT_PLAN } from '../forecast/index.ts';
import { simulatePlan } from '../debts/payoff/simulatePlan.ts';
import { aprFromPercent, cents } from '../money/index.ts';
import { calendarDay } from '../time/index.ts';
import { householdCalendar, type CalendarContext } from './householdCalendar.ts';

const debt = (id: string, name: string, owed: number, dueDate: number) => ({
  id,
  name,
  accountNumber: '',
  currentBalance: cents(owed),
  originalBalance: cents(800_000),
  minimumPayment: cents(15_500),
  interestRate: aprFromPercent(24.99),
  dueDate,
});
const debts = [debt('d_visa', 'Visa; blue', 620_000, 15), debt('d_loan', 'Loan', 900_000, 31)];
const context: CalendarContext = {
  userId: 'u_1',
  // The 19th in Honolulu, where it is still evening.
  now: '2026-11-20T05:00:00Z',
  timeZone: 'Pacific/Honolulu',
  locale: 'en-US',
  productName: 'Dime Time',
};
const write = (
  figures: Parameters<typeof householdCalendar>[1] = {},
  change: Partial<CalendarContext> = {},
  owed = debts,
) => householdCalendar(owed, figures, { ...context, ...change }).replaceAll('\r\n ', '');
const lines = (text: string, name: string) =>
  text.split('\r\n').filter((line) => line.startsWith(`${name}:`));
const uids = (text: string) => lines(text, 'UID');

describe('householdCalendar', () => {
  test('has the payments of 12 months, from the household’s day on', () => {
    const text = write();
    const asOf = calendarDay('2026-11-19');
    const plan = simulatePlan(planInput(DEFAULT_PLAN, { debts, monthlyRoundUps: cents(0), asOf }));
    expect(plannedPayments(debts, plan, asOf, 12)).toHaveLength(24);
    expect(uids(text)).toHaveLength(24);
    expect(new Set(uids(text)).size).toBe(24);
    expect(text).toContain(
      'UID:payment-2026-11-d_loan@dime-time\r\nDTSTAMP:20261120T050000Z\r\nDTSTART;VALUE=DATE:20261130\r\n',
    );
    expect(text).toContain(String.raw`SUMMARY:Pay Visa\; blue: $155.00` + '\r\n');
    expect(text).toContain('X-WR-CALNAME:Dime Time: Payment days\r\n');
  });

  test('follows the saved plan, and names its payments as before', () => {
    const plan = { ...DEFAULT_PLAN, extraMonthly: cents(20_000) };
    const text = write({ plan });
    expect(uids(text)).toEqual(uids(write()));
    expect(write()).toContain('SUMMARY:Pay Loan: $155.00\r\n');
    expect(text).toContain('SUMMARY:Pay Loan: $355.00\r\n');
  });

  test('has a one-off payment on its own day', () => {
    const oneOffs = [{ on: calendarDay('2027-03-10'), amount: cents(50_000) }];
    const text = write({ plan: { ...DEFAULT_PLAN, oneOffs } });
    expect(uids(text)).toContain('UID:one-off-2027-03-10-d_loan@dime-time');
    expect(text).toContain('DTSTART;VALUE=DATE:20270310\r\n');
    expect(text).toContain('DESCRIPTION:A one-time payment of your payoff plan.\r\n');
  });

  test('has the next sweep on its day in the household’s zone, always of one name', () => {
    const text = write({ nextSweep: '2026-11-23T05:00:00Z' });
    expect(text).toContain('UID:sweep-u_1@dime-time\r\n');
    expect(text).toContain('DTSTART;VALUE=DATE:20261122\r\n');
    const later = write({ nextSweep: '2026-11-30T11:00:00Z' });
    expect(uids(later)).toEqual(uids(text));
  });

  test('says what round-ups pay by themselves, where the plan counts them', () => {
    const monthlyRoundUps = cents(1533);
    const text = write({ monthlyRoundUps });
    expect(text).toContain('Your round-ups pay about $15.33 of this payment');
    // Once a month, at the debt that gets them: of equal rates the larger one.
    const told = text.split('BEGIN:VEVENT').filter((event) => event.includes('$15.33'));
    expect(told).toHaveLength(12);
    expect(told.every((event) => event.includes('SUMMARY:Pay Loan'))).toBe(true);
    expect(write({ monthlyRoundUps }, { locale: 'es-US' })).toContain(
      'Tus redondeos ya cubren unos $15.33 de este pago',
    );
    const without = write({ monthlyRoundUps, plan: { ...DEFAULT_PLAN, includeRoundUps: false } });
    expect(without).not.toContain('$15.33');
  });

  test('says what is past due besides, once a debt', () => {
    const [visa, ...others] = debts;
    const late = [{ ...visa!, pastDue: cents(15_500) }, ...others];
    const sentence = '$155.00 more is past due\\, by our records.';
    const told = write({}, {}, late)
      .split('BEGIN:VEVENT')
      .filter((event) => event.includes(sentence));
    expect(told).toHaveLength(1);
    expect(told[0]).toContain('DTSTART;VALUE=DATE:20261215\r\n');
    expect(told[0]).toContain(String.raw`SUMMARY:Pay Visa\; blue: $155.00` + '\r\n');
    expect(write({}, { locale: 'es-US' }, late)).toContain(
      String.raw`Además\, hay $155.00 vencidos según nuestros datos.`,
    );
  });

  test('is written in Spanish, too, and names its events alike', () => {
    const text = write({ nextSweep: '2026-11-23T05:00:00Z' }, { locale: 'es-US' });
    expect(text).toContain(String.raw`SUMMARY:Pagar Visa\; blue: $155.00` + '\r\n');
    expect(text).toContain('SUMMARY:Se aplican tus redondeos\r\n');
    expect(uids(text)).toEqual(uids(write({ nextSweep: '2026-11-23T05:00:00Z' })));
  });

  test('has no events where nothing is owed', () => {
    expect(uids(write({}, {}, [debt('d_visa', 'Visa', 0, 15)]))).toEqual([]);
    expect(uids(write({}, {}, []))).toEqual([]);
  });
});
