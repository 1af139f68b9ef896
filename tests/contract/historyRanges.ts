import type { CalendarDay } from '@dime-time/finance-core';
import {
  endpoints,
  MOST_HISTORY_MONTHS,
  readAnswer,
  type HistoryMonth,
} from '@dime-time/finance-core/contract';
import { expect, test } from 'vitest';
import type { Client } from './target.ts';

/** Which months of a household are answered. */
export function describeHistoryRanges({ target, path, read }: Client): void {
  const ask = (query: string) => target.fetch(`${path('getHistory')}?${query}`);
  const history = async (query = 'from=2020-01'): Promise<HistoryMonth[]> => {
    const response = await ask(query);
    expect(response.status).toBe(200);
    return readAnswer(endpoints.getHistory, await response.json());
  };
  const today = async () => {
    const { asOf } = await read('getDashboardSummary');
    if (asOf === undefined) throw new Error('The summary does not tell its day.');
    return asOf;
  };

  test('without a beginning is from January, without an end to the running month', async () => {
    const all = await history();
    const year = (await today()).slice(0, 4);
    expect(await history('')).toEqual(all.filter(({ month }) => month.startsWith(year)));
    const [first, last] = [all.at(1)?.month ?? '', all.at(-2)?.month ?? ''];
    expect(await history(`from=${first}&to=${last}`)).toEqual(all.slice(1, -1));
  });

  test('in two parts has the same months as in one', async () => {
    const all = await history();
    const [last, next] = [all.at(1)?.month ?? '', all.at(2)?.month ?? ''];
    const parts = [await history(`from=2020-01&to=${last}`), await history(`from=${next}`)];
    expect(parts.flat()).toEqual(all);
  });

  test('has no month after the running one', async () => {
    const running = (await today()).slice(0, 7);
    const all = await history(`from=${running}&to=${following(running, 3).at(-1) ?? ''}`);
    expect(all.map(({ month }) => month)).toEqual([running]);
    expect(await history('from=9999-12&to=9999-12')).toEqual([]);
  });

  test('long before the first entry is empty', async () => {
    expect(await history('from=0000-01&to=0009-12')).toEqual([]);
    expect(await history('from=1900-01&to=1900-12')).toEqual([]);
  });

  test('of the most months is answered, of one more refused', async () => {
    const until = await today();
    expect((await ask(`from=${monthsBefore(until, MOST_HISTORY_MONTHS - 1)}`)).status).toBe(200);
    const tooMany = await ask(`from=${monthsBefore(until, MOST_HISTORY_MONTHS)}`);
    expect(tooMany.status).toBe(422);
    expect(await tooMany.json()).toMatchObject({
      code: 'history-too-long',
      values: { most: MOST_HISTORY_MONTHS },
    });
  });

  test.each([
    ['from=2026-06&to=2026-05', 'from', 'history-range'],
    ['from=9999-12', 'from', 'history-range'],
    ['from=2026-13', 'from', 'month-malformed'],
    ['from=', 'from', 'month-malformed'],
    ['from=2026-01-01', 'from', 'month-malformed'],
    ["to=' OR 1=1 --", 'to', 'month-malformed'],
    ['to=٢٠٢٦-٠١', 'to', 'month-malformed'],
    ['to=26-1', 'to', 'month-malformed'],
  ])('%j is refused', async (query, field, code) => {
    const response = await ask(encodeURI(query));
    expect(response.status).toBe(422);
    expect(response.headers.get('Content-Type')).toMatch(/^application\/problem\+json/);
    expect(await response.json()).toMatchObject({ code, errors: [{ path: field, code }] });
  });
}

/** So many months, a first one and those after it. */
export function following(first: string, count: number): string[] {
  const start = numberOf(first);
  return Array.from({ length: count }, (_none, index) => monthOf(start + index));
}

function monthsBefore(day: CalendarDay, count: number): string {
  return monthOf(numberOf(day) - count);
}

function numberOf(day: string): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
}

function monthOf(number: number): string {
  return `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}`;
}
