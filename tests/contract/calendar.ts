import {
  addMonths,
  calendarDay,
  calendarDayOf,
  formatUsd,
  nextPayments,
  planOverview,
  DEFAULT_PLAN,
} from '@dime-time/finance-core';
import { endpoints, offersFeature, readAnswer } from '@dime-time/finance-core/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Client } from './target.ts';

const KEY = { 'Idempotency-Key': 'a-key-of-a-calendar-0001' };

/** The calendar that apps subscribe to, and its secret address. */
export function describeCalendar(client: Client): void {
  const { target, read, send, sendTo, snapshot } = client;
  beforeEach(() => target.reset());
  const renew = async (headers?: Record<string, string>) => {
    const response = await send('renewCalendarAddress', undefined, headers);
    expect(response.status).toBe(200);
    const { url } = readAnswer(endpoints.renewCalendarAddress, await response.json());
    if (url === null) throw new Error('An address was made.');
    return url;
  };
  /** As a calendar app reads it, which has no session. */
  const open = (url: string) => fetch(url);
  const textOf = async (url: string) => (await (await open(url)).text()).replaceAll('\r\n ', '');
  const namesIn = (text: string) => text.split('\r\n').filter((line) => line.startsWith('UID:'));

  test('the server offers it, and it has no address until one is made', async () => {
    expect(offersFeature(await read('getServiceStatus'), 'calendar')).toBe(true);
    expect(await read('getCalendarAddress')).toEqual({ url: null });
  });

  test('an address holds a secret of at least 128 bits, and is told again', async () => {
    const url = await renew();
    const secret = /\/api\/calendar\/([\w-]+)\.ics$/.exec(url)?.[1] ?? '';
    // A character of base64url has 6 bits; a UUID has 122 of its own, and the mocks make one.
    expect(secret.length).toBeGreaterThanOrEqual(22);
    expect(await read('getCalendarAddress')).toEqual({ url });
    expect(await renew()).not.toBe(url);
  });

  test('renewed, the old address stops at once', async () => {
    const first = await renew();
    expect((await open(first)).status).toBe(200);
    const second = await renew();
    expect((await open(first)).status).toBe(404);
    expect((await open(second)).status).toBe(200);
    expect(await read('getCalendarAddress')).toEqual({ url: second });
  });

  test('sent again with its key it renews nothing, and answers the address', async () => {
    const first = await renew(KEY);
    const after = await snapshot();
    expect(await renew(KEY)).toBe(first);
    expect(await snapshot()).toBe(after);
  });

  test('it is a calendar of the plan’s payments, to be stored by nobody', async () => {
    const response = await open(await renew());
    expect(response.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
    const text = (await response.text()).replaceAll('\r\n ', '');
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\n[^]*\r\nEND:VCALENDAR\r\n$/);
    const debts = await read('getDebts');
    const { asOf = calendarDay('2026-01-01'), monthlyRoundUps } = await read('getDashboardSummary');
    const household = { debts, monthlyRoundUps: monthlyRoundUps ?? (0 as never), asOf };
    const payments = nextPayments(debts, planOverview(DEFAULT_PLAN, household), asOf);
    expect(payments.length).toBeGreaterThan(0);
    for (const { debtId, dueOn, payment } of payments) {
      const name = debts.find(({ id }) => id === debtId)?.name;
      expect(text).toContain(`UID:payment-${dueOn.slice(0, 7)}-${debtId}@dime-time\r\n`);
      expect(text).toContain(
        `SUMMARY:Pay ${name}: ${formatUsd(payment).replaceAll(',', '\\,')}\r\n`,
      );
    }
    const last =
      text
        .match(/DTSTART;VALUE=DATE:\d{8}/g)
        ?.toSorted()
        .at(-1) ?? '';
    const end = addMonths(asOf, 13).replaceAll('-', '');
    expect(last < `DTSTART;VALUE=DATE:${end}`).toBe(true);
  });

  test('it follows a saved plan, with the names that its events have', async () => {
    const url = await renew();
    const before = await textOf(url);
    const plan = {
      strategy: 'snowball',
      order: [],
      extraMonthly: '77.77',
      oneOffs: [],
      includeRoundUps: true,
    };
    expect((await send('putPlan', plan)).status).toBe(200);
    const after = await textOf(url);
    const withoutStamp = (text: string) => text.replaceAll(/DTSTAMP:.*/g, '');
    expect(withoutStamp(after)).not.toBe(withoutStamp(before));
    const kept = namesIn(after).filter((name) => namesIn(before).includes(name));
    expect(kept.length).toBeGreaterThan(namesIn(before).length / 2);
    expect(new Set(namesIn(after)).size).toBe(namesIn(after).length);
  });

  test('a payment before its due day makes the next one smaller, until it is undone', async () => {
    const url = await renew();
    const before = await textOf(url);
    const owed = (await read('getDebts')).filter(({ currentBalance }) => currentBalance > 50_000);
    const [debt] = owed;
    const paidOf = async () =>
      (await read('getDebts')).find(({ id }) => id === debt?.id)?.paidSinceDue ?? 0;
    const already = await paidOf();
    const due = async () => {
      const debts = await read('getDebts');
      const { asOf = calendarDay('2026-01-01') } = await read('getDashboardSummary');
      const household = { debts, monthlyRoundUps: 0 as never, asOf };
      const next = nextPayments(debts, planOverview(DEFAULT_PLAN, household), asOf);
      return next.find(({ debtId }) => debtId === debt?.id)?.payment ?? 0;
    };
    const asked = await due();
    const payment = { debtId: debt?.id, amount: '10.00', source: 'manual' };
    const response = await send('createPayment', payment);
    const { id } = readAnswer(endpoints.createPayment, await response.json());
    expect([await paidOf(), await due()]).toEqual([already + 1_000, asked - 1_000]);
    expect(await textOf(url)).not.toBe(before);
    await sendTo('undoPayment', id);
    expect([await paidOf(), await due()]).toEqual([already, asked]);
  });

  test('it has the day of the next sweep', async () => {
    const { nextSweep } = await read('getDashboardSummary');
    const text = await textOf(await renew());
    const names = namesIn(text).filter((name) => name.startsWith('UID:sweep-'));
    expect(names).toHaveLength(nextSweep === undefined ? 0 : 1);
    if (nextSweep === undefined) return;
    const day = calendarDayOf(nextSweep, (await read('getUser')).timeZone ?? 'UTC');
    expect(text).toContain(`DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`);
  });

  test('it is written in the language that its address asks for', async () => {
    const url = await renew();
    expect(await textOf(`${url}?lang=es-US`)).toContain('SUMMARY:Pagar ');
    expect(await textOf(`${url}?lang=xx`)).toContain('SUMMARY:Pay ');
  });

  describe('an address of no calendar is not found, and says nothing more', () => {
    test.each([
      ['a secret that was never made', 'A'.repeat(43)],
      ['a short one', 'abc'],
      ['one with other characters', `${'A'.repeat(42)}'`],
      ['an empty one', ''],
    ])('%s', async (_name, secret) => {
      const url = await renew();
      const dead = await renew().then(() => open(url));
      const other = await open(url.replace(/[^/]+\.ics$/, `${secret}.ics`));
      expect([other.status, await other.text()]).toEqual([dead.status, await dead.text()]);
      expect(other.status).toBe(404);
      expect(other.headers.get('Content-Type')).toBe(dead.headers.get('Content-Type'));
    });

    test('the secret without .ics', async () => {
      const url = await renew();
      expect((await open(url.replace(/\.ics$/, ''))).status).toBe(404);
    });
  });

  test('nobody makes or reads an address without a session', async () => {
    const url = await renew();
    await target.signOut();
    for (const key of ['getCalendarAddress', 'renewCalendarAddress'] as const) {
      expect((await send(key)).status).toBe(401);
    }
    // The calendar itself needs none.
    expect((await open(url)).status).toBe(200);
  });
}
